/* Generated from schemas/ by `npm run generate`. Do not edit: change a schema instead. */

export const document_page = validate20;
const schema31 = {"title":"Page","description":"One page of the site. The name of the file is its address: pages/payout.json is /payout.","type":"object","properties":{"$schema":{"title":"Schema","description":"Lets your editor complete and check the file while you type. It changes nothing on the page.","type":"string","maxLength":200,"examples":["../schemas/page.gen.json"]},"title":{"title":"Title","description":"The title in the browser's tab and in search results. Every page needs its own.","type":"string","minLength":5,"maxLength":60,"examples":["How our payouts work, step by step | {brand}"]},"description":{"title":"Description","description":"Two sentences for search results and shared links. They say what the reader finds on the page.","type":"string","minLength":70,"maxLength":160,"examples":["Read how a payout works: upload a list, check the names, approve it and follow every line. {brand} sends it to people and companies."]},"line":{"$ref":"parts/line.json"},"socialTitle":{"title":"Words on the shared picture","shownIf":{"index":[true]},"description":"What the picture says that appears beside a shared link. Without it: the main title of the page.","type":"string","minLength":2,"maxLength":70,"examples":["Pay a whole team from one list"]},"index":{"title":"In search engines","description":"false keeps the page out of search engines and out of the sitemap.","type":"boolean","default":true,"examples":[false]},"updated":{"title":"Last change","shownIf":{"index":[true]},"description":"The day of the last change that readers should know about, as year-month-day.","type":"string","format":"date","maxLength":10,"examples":["2026-11-20"]},"redirectFrom":{"title":"Earlier addresses","description":"Old addresses of this page. Visitors who come to them are brought here.","type":"array","maxItems":20,"uniqueItems":true,"items":{"title":"Earlier address","description":"An address on this site that the page had before.","type":"string","format":"path","minLength":2,"maxLength":200,"examples":["/payouts"]},"examples":[["/payouts"]]},"draft":{"title":"Draft","description":"true keeps the page from visitors until you remove the line. You see it while you write, and in previews.","type":"boolean","internal":true,"examples":[true]},"from":{"$ref":"parts/from.json","internal":true},"until":{"$ref":"parts/until.json","internal":true},"silence":{"$ref":"parts/silence.json","internal":true},"blocks":{"title":"Blocks","description":"The parts of the page, from top to bottom.","type":"array","minItems":1,"maxItems":40,"items":{"title":"Block","description":"One part of the page. Its type decides which fields it has.","type":"object","examples":[{"type":"hero","title":"Pay a whole team from one list"}]},"examples":[[{"type":"hero","title":"Pay a whole team from one list"}]]}},"required":["title","description","blocks"],"additionalProperties":false,"examples":[{"title":"How our payouts work, step by step | {brand}","description":"Send single or bulk payouts from one place. See how lenders, employers, marketplaces and mobility companies pay people.","line":"sun","blocks":[{"type":"hero","title":"Pay a whole team from one list"}]}]};
const schema32 = {"title":"Line colour","description":"The colour of the line: lagoon for accounts and digital payments, clay for cards, sun for payouts and savings, sky for bills.","enum":["lagoon","clay","sun","sky"],"examples":["lagoon"]};
const schema33 = {"title":"First day","description":"The first day on which visitors see it, as year-month-day. Before that day nobody sees it but you.","type":"string","format":"date","maxLength":10,"examples":["2026-12-01"]};
const schema34 = {"title":"Last day","description":"The last day on which visitors see it, as year-month-day. From the next day on it is gone.","type":"string","format":"date","maxLength":10,"examples":["2026-12-31"]};
const schema35 = {"title":"Silenced rules","description":"Rules that do not fit this document, each with the reason. Only warnings, advice and judgements of style can be silenced. Visitors do not see it.","type":"array","minItems":1,"maxItems":20,"items":{"title":"Silenced rule","description":"One rule that does not fit, and why.","type":"object","properties":{"rule":{"title":"Rule","description":"The code of the rule, as the finding names it.","type":"string","minLength":2,"maxLength":40,"examples":["sentenceLong"]},"reason":{"title":"Reason","state":"never: it is for whoever edits the document next","description":"Why the rule does not fit here, for the next person who edits the document.","type":"string","minLength":15,"maxLength":200,"examples":["The lawyers wrote this sentence and nobody may change it."]}},"required":["rule","reason"],"additionalProperties":false,"examples":[{"rule":"sentenceLong","reason":"The lawyers wrote this sentence and nobody may change it."}]},"examples":[[{"rule":"sentenceLong","reason":"The lawyers wrote this sentence and nobody may change it."}]]};
const func0 = Object.prototype.hasOwnProperty;
const func65 = (text) => { let length = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length--; return length };

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.blocks === undefined) || (!(func0.call(data, "blocks")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(data0.length > 200 && func65(data0) > 200){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 60 && func65(data1) > 60){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 10 && func65(data1) < 5){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 160 && func65(data2) > 160){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 140 && func65(data2) < 70){
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 70},message:"must NOT have fewer than 70 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data3 = data.line;
if(!((((data3 === "lagoon") || (data3 === "clay")) || (data3 === "sun")) || (data3 === "sky"))){
const err12 = {instancePath:instancePath+"/line",schemaPath:"parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.socialTitle !== undefined && func0.call(data, "socialTitle")){
let data4 = data.socialTitle;
if(typeof data4 === "string"){
if(data4.length > 70 && func65(data4) > 70){
const err13 = {instancePath:instancePath+"/socialTitle",schemaPath:"#/properties/socialTitle/maxLength",keyword:"maxLength",params:{limit: 70},message:"must NOT have more than 70 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 4 && func65(data4) < 2){
const err14 = {instancePath:instancePath+"/socialTitle",schemaPath:"#/properties/socialTitle/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/socialTitle",schemaPath:"#/properties/socialTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.index !== undefined && func0.call(data, "index")){
if(typeof data.index !== "boolean"){
const err16 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.updated !== undefined && func0.call(data, "updated")){
let data6 = data.updated;
if(typeof data6 === "string"){
if(data6.length > 10 && func65(data6) > 10){
const err17 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.redirectFrom !== undefined && func0.call(data, "redirectFrom")){
let data7 = data.redirectFrom;
if(Array.isArray(data7)){
if(data7.length > 20){
const err19 = {instancePath:instancePath+"/redirectFrom",schemaPath:"#/properties/redirectFrom/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(data8.length > 200 && func65(data8) > 200){
const err20 = {instancePath:instancePath+"/redirectFrom/" + i0,schemaPath:"#/properties/redirectFrom/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8.length < 4 && func65(data8) < 2){
const err21 = {instancePath:instancePath+"/redirectFrom/" + i0,schemaPath:"#/properties/redirectFrom/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/redirectFrom/" + i0,schemaPath:"#/properties/redirectFrom/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err23 = {instancePath:instancePath+"/redirectFrom",schemaPath:"#/properties/redirectFrom/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err24 = {instancePath:instancePath+"/redirectFrom",schemaPath:"#/properties/redirectFrom/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.draft !== undefined && func0.call(data, "draft")){
if(typeof data.draft !== "boolean"){
const err25 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
let data10 = data.from;
if(typeof data10 === "string"){
if(data10.length > 10 && func65(data10) > 10){
const err26 = {instancePath:instancePath+"/from",schemaPath:"parts/from.json/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/from",schemaPath:"parts/from.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.until !== undefined && func0.call(data, "until")){
let data11 = data.until;
if(typeof data11 === "string"){
if(data11.length > 10 && func65(data11) > 10){
const err28 = {instancePath:instancePath+"/until",schemaPath:"parts/until.json/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/until",schemaPath:"parts/until.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.silence !== undefined && func0.call(data, "silence")){
let data12 = data.silence;
if(Array.isArray(data12)){
if(data12.length > 20){
const err30 = {instancePath:instancePath+"/silence",schemaPath:"parts/silence.json/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12.length < 1){
const err31 = {instancePath:instancePath+"/silence",schemaPath:"parts/silence.json/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len1 = data12.length;
for(let i2=0; i2<len1; i2++){
let data13 = data12[i2];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.rule === undefined) || (!(func0.call(data13, "rule")))){
const err32 = {instancePath:instancePath+"/silence/" + i2,schemaPath:"parts/silence.json/items/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((data13.reason === undefined) || (!(func0.call(data13, "reason")))){
const err33 = {instancePath:instancePath+"/silence/" + i2,schemaPath:"parts/silence.json/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key1 of Object.keys(data13)){
if(!((key1 === "rule") || (key1 === "reason"))){
const err34 = {instancePath:instancePath+"/silence/" + i2,schemaPath:"parts/silence.json/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.rule !== undefined && func0.call(data13, "rule")){
let data14 = data13.rule;
if(typeof data14 === "string"){
if(data14.length > 40 && func65(data14) > 40){
const err35 = {instancePath:instancePath+"/silence/" + i2+"/rule",schemaPath:"parts/silence.json/items/properties/rule/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data14.length < 4 && func65(data14) < 2){
const err36 = {instancePath:instancePath+"/silence/" + i2+"/rule",schemaPath:"parts/silence.json/items/properties/rule/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/silence/" + i2+"/rule",schemaPath:"parts/silence.json/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.reason !== undefined && func0.call(data13, "reason")){
let data15 = data13.reason;
if(typeof data15 === "string"){
if(data15.length > 200 && func65(data15) > 200){
const err38 = {instancePath:instancePath+"/silence/" + i2+"/reason",schemaPath:"parts/silence.json/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15.length < 30 && func65(data15) < 15){
const err39 = {instancePath:instancePath+"/silence/" + i2+"/reason",schemaPath:"parts/silence.json/items/properties/reason/minLength",keyword:"minLength",params:{limit: 15},message:"must NOT have fewer than 15 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/silence/" + i2+"/reason",schemaPath:"parts/silence.json/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/silence/" + i2,schemaPath:"parts/silence.json/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/silence",schemaPath:"parts/silence.json/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.blocks !== undefined && func0.call(data, "blocks")){
let data16 = data.blocks;
if(Array.isArray(data16)){
if(data16.length > 40){
const err43 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data16.length < 1){
const err44 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len2 = data16.length;
for(let i3=0; i3<len2; i3++){
let data17 = data16[i3];
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err45 = {instancePath:instancePath+"/blocks/" + i3,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const document_shared = validate21;
const schema36 = {"title":"Shared blocks","description":"Blocks that several pages use. They are written once, in pages/_shared, and a page refers to them by the name of the file.","type":"object","properties":{"$schema":{"title":"Schema","description":"Lets your editor complete and check the file while you type. It changes nothing on the page.","type":"string","maxLength":200,"examples":["../../schemas/shared.gen.json"]},"title":{"title":"Name for editors","state":"never: it is in the guide, beside the pages that use the blocks","description":"What these blocks are, for the people who edit pages. Visitors do not see it.","type":"string","minLength":3,"maxLength":60,"examples":["Closing call of all product pages"]},"silence":{"$ref":"parts/silence.json","internal":true},"blocks":{"title":"Blocks","description":"The blocks, from top to bottom.","type":"array","minItems":1,"maxItems":10,"items":{"title":"Block","description":"One part of the page. Its type decides which fields it has.","type":"object","examples":[{"type":"banner","title":"Try it with a case of yours"}]},"examples":[[{"type":"banner","title":"Try it with a case of yours"}]]}},"required":["title","blocks"],"additionalProperties":false,"examples":[{"title":"Closing call of all product pages","blocks":[{"type":"banner","title":"Try it with a case of yours"}]}]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.blocks === undefined) || (!(func0.call(data, "blocks")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "$schema") || (key0 === "title")) || (key0 === "silence")) || (key0 === "blocks"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(data0.length > 200 && func65(data0) > 200){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 60 && func65(data1) > 60){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 6 && func65(data1) < 3){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.silence !== undefined && func0.call(data, "silence")){
let data2 = data.silence;
if(Array.isArray(data2)){
if(data2.length > 20){
const err8 = {instancePath:instancePath+"/silence",schemaPath:"parts/silence.json/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/silence",schemaPath:"parts/silence.json/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.rule === undefined) || (!(func0.call(data3, "rule")))){
const err10 = {instancePath:instancePath+"/silence/" + i0,schemaPath:"parts/silence.json/items/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data3.reason === undefined) || (!(func0.call(data3, "reason")))){
const err11 = {instancePath:instancePath+"/silence/" + i0,schemaPath:"parts/silence.json/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 of Object.keys(data3)){
if(!((key1 === "rule") || (key1 === "reason"))){
const err12 = {instancePath:instancePath+"/silence/" + i0,schemaPath:"parts/silence.json/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.rule !== undefined && func0.call(data3, "rule")){
let data4 = data3.rule;
if(typeof data4 === "string"){
if(data4.length > 40 && func65(data4) > 40){
const err13 = {instancePath:instancePath+"/silence/" + i0+"/rule",schemaPath:"parts/silence.json/items/properties/rule/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 4 && func65(data4) < 2){
const err14 = {instancePath:instancePath+"/silence/" + i0+"/rule",schemaPath:"parts/silence.json/items/properties/rule/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/silence/" + i0+"/rule",schemaPath:"parts/silence.json/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.reason !== undefined && func0.call(data3, "reason")){
let data5 = data3.reason;
if(typeof data5 === "string"){
if(data5.length > 200 && func65(data5) > 200){
const err16 = {instancePath:instancePath+"/silence/" + i0+"/reason",schemaPath:"parts/silence.json/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.length < 30 && func65(data5) < 15){
const err17 = {instancePath:instancePath+"/silence/" + i0+"/reason",schemaPath:"parts/silence.json/items/properties/reason/minLength",keyword:"minLength",params:{limit: 15},message:"must NOT have fewer than 15 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/silence/" + i0+"/reason",schemaPath:"parts/silence.json/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/silence/" + i0,schemaPath:"parts/silence.json/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/silence",schemaPath:"parts/silence.json/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.blocks !== undefined && func0.call(data, "blocks")){
let data6 = data.blocks;
if(Array.isArray(data6)){
if(data6.length > 10){
const err21 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.length < 1){
const err22 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err23 = {instancePath:instancePath+"/blocks/" + i1,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const document_site = validate22;
const schema38 = {"title":"Site","description":"What is on every page: the brand, the addresses, the navigation, the footer and the words of the frame.","type":"object","properties":{"$schema":{"title":"Schema","description":"Lets your editor complete and check the file while you type. It changes nothing on the page.","type":"string","maxLength":200,"examples":["../schemas/site.gen.json"]},"url":{"title":"Address of the site","description":"The address under which visitors find the site, without a slash at the end.","type":"string","pattern":"^https://[a-z0-9.-]+$","patternWords":"Begin with https:// and write the name of the site in small letters, without a slash at the end.","minLength":10,"maxLength":100,"examples":["https://www.brightrail.example"]},"language":{"title":"Language","description":"The language of the site as a code of two letters, with a country if it matters.","type":"string","pattern":"^[a-z]{2}(-[A-Z]{2})?$","patternWords":"Write two small letters, and for a country a hyphen and two capital letters.","minLength":2,"maxLength":5,"examples":["en-GB"]},"brand":{"title":"Brand","description":"The name of the company. Write it as {brand} everywhere else.","type":"string","minLength":2,"maxLength":30,"examples":["Brightrail"]},"email":{"title":"E-mail address","description":"The address for questions. Write it as {email} everywhere else.","type":"string","pattern":"^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\\.)+[A-Za-z0-9-]+$","patternWords":"Write a name, an @ and a site with a dot in it, in plain letters and without spaces.","minLength":6,"maxLength":100,"examples":["hello@brightrail.example"]},"supportEmail":{"title":"E-mail address of support","description":"The address for problems and reports. Write it as {supportEmail} everywhere else.","type":"string","pattern":"^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\\.)+[A-Za-z0-9-]+$","patternWords":"Write a name, an @ and a site with a dot in it, in plain letters and without spaces.","minLength":6,"maxLength":100,"examples":["support@brightrail.example"]},"phone":{"title":"Telephone number","description":"The number of the chat, with its country code. Write it as {phone} everywhere else.","type":"string","pattern":"^\\+[0-9 ]+$","patternWords":"Begin with + and the code of the country; then only digits and spaces.","minLength":8,"maxLength":24,"examples":["+234 800 000 0000"]},"companyNumber":{"title":"Company number","description":"The number under which the company is registered. Write it as {companyNumber} everywhere else.","type":"string","minLength":3,"maxLength":30,"examples":["RC 0000000"]},"year":{"title":"Year","description":"The year in the copyright line. Write it as {year} everywhere else.","type":"string","pattern":"^20[0-9]{2}$","patternWords":"Write the four digits of a year from 2000 on.","minLength":4,"maxLength":4,"examples":["2026"]},"securityExpires":{"title":"Security contact valid until","description":"Until which day the file security.txt is valid, as year-month-day. Renew it once a year.","type":"string","format":"date","maxLength":10,"examples":["2027-11-01"]},"links":{"title":"Addresses outside the site","description":"Addresses of the app and of other sites. Write them as {links.signUp}, {links.docs} and so on everywhere else.","type":"object","properties":{"signUp":{"$ref":"parts/href.json"},"signIn":{"$ref":"parts/href.json"},"docs":{"$ref":"parts/href.json"},"blog":{"$ref":"parts/href.json"},"support":{"$ref":"parts/href.json"},"booking":{"$ref":"parts/href.json"},"googlePlay":{"$ref":"parts/href.json"},"chat":{"$ref":"parts/href.json"}},"required":["signUp","signIn","docs","blog","support","booking","googlePlay","chat"],"additionalProperties":false,"examples":[{"signUp":"/book-a-demo","signIn":"/book-a-demo","docs":"/book-a-demo","blog":"/book-a-demo","support":"/book-a-demo","booking":"/book-a-demo","googlePlay":"/book-a-demo","chat":"/book-a-demo"}]},"booking":{"title":"Booking calendar","description":"The provider of the calendar on the page that books a demo. Only pages with a booking block load anything from it.","type":"object","properties":{"origin":{"$ref":"parts/serviceOrigin.json","title":"Address of the provider","description":"The address of the calendar itself, without a slash at the end.","examples":["https://app.cal.com"]},"script":{"$ref":"parts/serviceScript.json","title":"Script of the provider","description":"The address of the script that puts the calendar on the page.","examples":["https://app.cal.com/embed/embed.js"]}},"required":["origin","script"],"additionalProperties":false,"examples":[{"origin":"https://app.cal.com","script":"https://app.cal.com/embed/embed.js"}]},"forms":{"title":"Contact form","description":"Where the contact form sends its messages, and the check against misuse (reCAPTCHA v3).","type":"object","properties":{"contactAddress":{"$ref":"parts/serviceTarget.json","title":"Address","description":"Where messages are sent: an address that starts with https:// or one of this site. While it is empty (\"\"), the page shows the e-mail line instead of the button. What the receiver has to know is said at the field `action` of the block form.","examples":["https://forms.brightrail.example/contact",""]},"recaptchaKey":{"$ref":"parts/serviceKey.json","title":"reCAPTCHA key","description":"The site key of reCAPTCHA v3. While it is empty (\"\"), messages are sent without the check.","examples":[""]},"recaptchaScript":{"$ref":"parts/serviceScript.json","title":"reCAPTCHA script","description":"Where the script of the check comes from. It is loaded only with a key, and only when somebody begins to fill in the form.","examples":["https://www.google.com/recaptcha/api.js"]}},"required":["contactAddress","recaptchaKey","recaptchaScript"],"additionalProperties":false,"examples":[{"contactAddress":"https://forms.brightrail.example/contact","recaptchaKey":"","recaptchaScript":"https://www.google.com/recaptcha/api.js"}]},"services":{"title":"Services","description":"Other sites that may do something for this one: a script or a calendar may come from them, a form may send to them. No other is allowed anywhere. Without this list: those that are named under booking and forms.","type":"array","uniqueItems":true,"minItems":1,"maxItems":20,"internal":true,"items":{"$ref":"parts/serviceOrigin.json"},"examples":[["https://forms.brightrail.example"]]},"navigation":{"title":"Navigation","description":"The links of the top bar; on small screens they are in a menu.","type":"object","properties":{"items":{"title":"Links","description":"The links in the middle of the bar, from left to right. Four fit on a small desktop.","type":"array","minItems":1,"maxItems":4,"items":{"title":"Menu item","description":"A link of the bar, perhaps with a submenu.","type":"object","properties":{"text":{"title":"Text","description":"What the bar says.","type":"string","minLength":2,"maxLength":16,"examples":["Company"]},"href":{"$ref":"parts/href.json"},"links":{"title":"Submenu","description":"Links that open under this one. Without them it is a link only.","type":"array","minItems":1,"maxItems":4,"items":{"title":"Submenu link","description":"A link of the submenu, and what one finds there.","type":"object","properties":{"text":{"title":"Text","description":"What the visitor reads first.","type":"string","minLength":2,"maxLength":28,"examples":["Contact Us"]},"summary":{"title":"Summary","description":"One line that says what one finds there, without a full stop.","noFullStop":true,"type":"string","minLength":5,"maxLength":44,"examples":["Send us a message"]},"href":{"$ref":"parts/href.json"},"line":{"$ref":"parts/line.json"}},"required":["text","summary","href","line"],"additionalProperties":false,"examples":[{"text":"Contact Us","summary":"Send us a message","href":"/book-a-demo","line":"lagoon"}]},"examples":[[{"text":"Contact Us","summary":"Send us a message","href":"/book-a-demo","line":"lagoon"}]]}},"required":["text","href"],"additionalProperties":false,"examples":[{"text":"Company","href":"/book-a-demo","links":[{"text":"Contact Us","summary":"Send us a message","href":"/book-a-demo","line":"lagoon"}]}]},"examples":[[{"text":"Company","href":"/book-a-demo","links":[{"text":"Contact Us","summary":"Send us a message","href":"/book-a-demo","line":"lagoon"}]}]]},"signIn":{"$ref":"parts/link.json"},"createAccount":{"$ref":"parts/link.json"}},"required":["items","signIn","createAccount"],"additionalProperties":false,"examples":[{"items":[{"text":"Company","href":"/book-a-demo","links":[{"text":"Contact Us","summary":"Send us a message","href":"/book-a-demo","line":"lagoon"}]}],"signIn":{"text":"Book a demo","href":"/book-a-demo"},"createAccount":{"text":"Book a demo","href":"/book-a-demo"}}]},"social":{"title":"Social profiles","description":"Profiles of the company in social networks, and its chat: icons in the footer. Search engines hear of the profiles as well.","type":"array","maxItems":4,"items":{"title":"Profile","description":"One network, its icon and its address.","type":"object","properties":{"network":{"title":"Network","description":"Which icon is shown.","enum":["facebook","instagram","linkedin","chat"],"examples":["facebook"]},"text":{"title":"Name","description":"What a screen reader says in place of the icon.","type":"string","minLength":2,"maxLength":60,"examples":["{brand} on Facebook"]},"href":{"$ref":"parts/href.json"}},"required":["network","text","href"],"additionalProperties":false,"examples":[{"network":"facebook","text":"{brand} on Facebook","href":"/book-a-demo"}]},"examples":[[{"network":"facebook","text":"{brand} on Facebook","href":"/book-a-demo"}]]},"footer":{"title":"Footer","description":"What is at the foot of every page.","type":"object","properties":{"text":{"title":"Sentence","description":"One sentence that says what the company does, for whom.","type":"string","minLength":20,"maxLength":170,"examples":["Accounts, cards, payouts and bill payments for businesses, freelancers, individuals and developers."]},"badge":{"title":"Badge of the app store","description":"Where the app can be had. The badge says both lines, one under the other.","type":"object","properties":{"lead":{"title":"First line","description":"The small words above the name.","type":"string","minLength":2,"maxLength":20,"examples":["Get it on"]},"name":{"title":"Name of the store","description":"The large words of the badge.","type":"string","minLength":2,"maxLength":20,"examples":["Google Play"]},"href":{"$ref":"parts/href.json"}},"required":["lead","name","href"],"additionalProperties":false,"examples":[{"lead":"Get it on","name":"Google Play","href":"/book-a-demo"}]},"columns":{"title":"Columns","description":"The columns of links.","type":"array","minItems":1,"maxItems":4,"items":{"title":"Column","description":"A heading and the links under it.","type":"object","properties":{"title":{"title":"Heading","description":"The word above the links.","type":"string","minLength":2,"maxLength":30,"examples":["Resources"]},"links":{"title":"Links","description":"The links, from top to bottom.","type":"array","minItems":1,"maxItems":8,"items":{"$ref":"parts/link.json"},"examples":[[{"text":"Book a demo","href":"/book-a-demo"}]]}},"required":["title","links"],"additionalProperties":false,"examples":[{"title":"Resources","links":[{"text":"Book a demo","href":"/book-a-demo"}]}]},"examples":[[{"title":"Resources","links":[{"text":"Book a demo","href":"/book-a-demo"}]}]]},"claims":{"title":"Claims","description":"Short facts about the company, such as its registered number.","type":"array","minItems":1,"maxItems":4,"items":{"title":"Claim","description":"One fact and its icon.","type":"object","properties":{"icon":{"title":"Icon","description":"audit: a seal; company: a public building; apps: a telephone.","enum":["audit","company","apps"],"examples":["company"]},"text":{"title":"Text","description":"The fact, without a full stop.","noFullStop":true,"type":"string","minLength":3,"maxLength":60,"examples":["Registered company {companyNumber}"]}},"required":["icon","text"],"additionalProperties":false,"examples":[{"icon":"company","text":"Registered company {companyNumber}"}]},"examples":[[{"icon":"company","text":"Registered company {companyNumber}"}]]},"legal":{"title":"Legal line","description":"The last line of every page.","type":"string","minLength":10,"maxLength":170,"examples":["© {year} {brand}. {brand} is a payments infrastructure provider, not a bank."]}},"required":["text","badge","columns","claims","legal"],"additionalProperties":false,"examples":[{"text":"Accounts, cards, payouts and bill payments for businesses, freelancers, individuals and developers.","badge":{"lead":"Get it on","name":"Google Play","href":"/book-a-demo"},"columns":[{"title":"Resources","links":[{"text":"Book a demo","href":"/book-a-demo"}]}],"claims":[{"icon":"company","text":"Registered company {companyNumber}"}],"legal":"© {year} {brand}. {brand} is a payments infrastructure provider, not a bank."}]},"phrases":{"title":"Words that we do not use","description":"Words and claims that must not be on any page, each with the reason and what to write instead. Visitors do not see this list.","type":"array","internal":true,"minItems":1,"maxItems":100,"items":{"title":"Group of words","description":"Words that are out for one reason.","type":"object","properties":{"words":{"title":"Words","description":"Whole words or groups of words, in every form that is meant. Large and small letters are the same.","type":"array","minItems":1,"maxItems":60,"uniqueItems":true,"items":{"title":"Word","description":"A word, or words as they follow each other.","type":"string","minLength":2,"maxLength":60,"examples":["guaranteed"]},"examples":[["guarantee","guaranteed"]]},"allow":{"title":"Allowed in","description":"Longer groups of words in which the word is allowed.","type":"array","minItems":1,"maxItems":40,"uniqueItems":true,"items":{"title":"Allowed words","description":"Words that hold one of the words above.","type":"string","minLength":3,"maxLength":80,"examples":["not guaranteed"]},"examples":[["not guaranteed"]]},"why":{"title":"Reason","description":"Why the words are out, in a sentence.","type":"string","minLength":10,"maxLength":200,"examples":["It is a promise that nobody can keep."]},"instead":{"title":"Instead","description":"What to write instead, in a sentence.","type":"string","minLength":5,"maxLength":200,"examples":["Say what happens, and the limit beside it."]}},"required":["words","why","instead"],"additionalProperties":false,"examples":[{"words":["guarantee","guaranteed"],"allow":["not guaranteed"],"why":"It is a promise that nobody can keep.","instead":"Say what happens, and the limit beside it."}]},"examples":[[{"words":["guarantee","guaranteed"],"allow":["not guaranteed"],"why":"It is a promise that nobody can keep.","instead":"Say what happens, and the limit beside it."}]]},"assumptions":{"title":"Assumptions","description":"What the pages say without anybody having confirmed it. The list of things to do before the launch shows each of them. Visitors do not see it.","type":"array","internal":true,"minItems":1,"maxItems":100,"items":{"title":"Assumption","description":"One thing to confirm, and where it is.","type":"object","properties":{"text":{"title":"What to confirm","description":"What is assumed and who has to confirm it, in a sentence.","type":"string","minLength":10,"maxLength":200,"examples":["Nigeria as the country of Connekit is assumed. Ask the customer."]},"file":{"title":"File","description":"The file that it is in, from the folder of the pages on.","type":"string","minLength":6,"maxLength":120,"examples":["case-studies/connekit.json"]},"find":{"title":"Words","description":"Words of that file by which the place is found, exactly as they are there.","type":"string","format":"code","minLength":2,"maxLength":120,"examples":["Nigeria"]}},"required":["text","file","find"],"additionalProperties":false,"examples":[{"text":"Nigeria as the country of Connekit is assumed. Ask the customer.","file":"case-studies/connekit.json","find":"Nigeria"}]},"examples":[[{"text":"Nigeria as the country of Connekit is assumed. Ask the customer.","file":"case-studies/connekit.json","find":"Nigeria"}]]},"silence":{"$ref":"parts/silence.json","internal":true},"texts":{"title":"Words of the frame","description":"Short words that belong to the site itself: the skip link, the names that screen readers say, the messages of errors.","type":"object","properties":{"skip":{"title":"Skip link","description":"The link that jumps over the navigation.","type":"string","minLength":2,"maxLength":40,"default":"Skip to content","examples":["Skip to content"]},"mainNavigation":{"title":"Name of the top bar","description":"What a screen reader says for the navigation at the top.","type":"string","minLength":2,"maxLength":40,"default":"Main","examples":["Main"]},"footerNavigation":{"title":"Name of the footer links","description":"What a screen reader says for the links of the footer.","type":"string","minLength":2,"maxLength":40,"default":"Footer","examples":["Footer"]},"home":{"title":"Name of the logo","description":"What a screen reader says for the logo, which leads to the home page.","type":"string","minLength":2,"maxLength":40,"default":"{brand}, home","examples":["{brand}, home"]},"menu":{"title":"Menu button","description":"What the menu button says on small screens.","type":"string","minLength":2,"maxLength":20,"default":"Menu","examples":["Menu"]},"close":{"title":"Close","description":"What the button says that closes the menu.","type":"string","minLength":2,"maxLength":20,"default":"Close","examples":["Close"]},"back":{"title":"Back","description":"What the button says that leads from a part of the menu back to all of it.","type":"string","minLength":2,"maxLength":20,"default":"Back","examples":["Back"]},"submenu":{"title":"Submenu button","description":"What a screen reader says for the button that opens a submenu of the bar; the text of the link follows.","type":"string","minLength":2,"maxLength":30,"default":"Submenu of","examples":["Submenu of"]},"contents":{"title":"List of contents","description":"The name of the list of contents beside long texts.","type":"string","minLength":2,"maxLength":40,"default":"On this page","examples":["On this page"]},"noTabs":{"title":"No tabs","description":"What is shown in place of tabs when there are none.","type":"string","minLength":2,"maxLength":60,"default":"No tabs available","examples":["No tabs available"]},"example":{"title":"Example tag","description":"What a panel says whose code is an example.","type":"string","minLength":2,"maxLength":20,"default":"Example","examples":["Example"]},"request":{"title":"Name of a request","description":"What a screen reader says for the request in an example of the API.","type":"string","minLength":2,"maxLength":40,"default":"Request","examples":["Request"]},"answer":{"title":"Name of an answer","description":"What a screen reader says for the answer in an example of the API.","type":"string","minLength":2,"maxLength":40,"default":"Answer","examples":["Answer"]},"copy":{"title":"Copy button","description":"What the button says that copies the request of an example.","type":"string","minLength":2,"maxLength":20,"default":"Copy","examples":["Copy"]},"copied":{"title":"Copied","description":"What the same button says for two seconds after it has copied.","type":"string","minLength":2,"maxLength":20,"default":"Copied","examples":["Copied"]},"breadcrumb":{"title":"Name of the breadcrumb","description":"What a screen reader says for the links to the pages above this one.","type":"string","minLength":2,"maxLength":40,"default":"Where you are","examples":["Where you are"]},"blockError":{"title":"Error of a block","description":"What replaces a part of the page that cannot be shown.","type":"string","minLength":10,"maxLength":120,"default":"This part of the page cannot be shown at the moment.","examples":["This part of the page cannot be shown at the moment."]},"errorTitle":{"title":"Title of the error screen","description":"The title when the whole page cannot be shown.","type":"string","minLength":5,"maxLength":60,"default":"Unexpected Application Error!","examples":["Unexpected Application Error!"]}},"required":[],"additionalProperties":false,"examples":[{"skip":"Skip to content","mainNavigation":"Main","footerNavigation":"Footer","home":"{brand}, home","menu":"Menu","close":"Close","back":"Back","submenu":"Submenu of","contents":"On this page","noTabs":"No tabs available","example":"Example","request":"Request","answer":"Answer","copy":"Copy","copied":"Copied","breadcrumb":"Where you are","blockError":"This part of the page cannot be shown at the moment.","errorTitle":"Unexpected Application Error!"}]}},"required":["url","language","brand","email","supportEmail","phone","companyNumber","year","securityExpires","links","booking","forms","navigation","social","footer","texts"],"additionalProperties":false,"examples":[{"url":"https://www.brightrail.example","language":"en-GB","brand":"Brightrail","email":"hello@brightrail.example","supportEmail":"support@brightrail.example","phone":"+234 800 000 0000","companyNumber":"RC 0000000","year":"2026","securityExpires":"2027-11-01","links":{"signUp":"/book-a-demo","signIn":"/book-a-demo","docs":"/book-a-demo","blog":"/book-a-demo","support":"/book-a-demo","booking":"/book-a-demo","googlePlay":"/book-a-demo","chat":"/book-a-demo"},"booking":{"origin":"https://app.cal.com","script":"https://app.cal.com/embed/embed.js"},"forms":{"contactAddress":"https://forms.brightrail.example/contact","recaptchaKey":"","recaptchaScript":"https://www.google.com/recaptcha/api.js"},"navigation":{"items":[{"text":"Company","href":"/book-a-demo","links":[{"text":"Contact Us","summary":"Send us a message","href":"/book-a-demo","line":"lagoon"}]}],"signIn":{"text":"Book a demo","href":"/book-a-demo"},"createAccount":{"text":"Book a demo","href":"/book-a-demo"}},"social":[{"network":"facebook","text":"{brand} on Facebook","href":"/book-a-demo"}],"footer":{"text":"Accounts, cards, payouts and bill payments for businesses, freelancers, individuals and developers.","badge":{"lead":"Get it on","name":"Google Play","href":"/book-a-demo"},"columns":[{"title":"Resources","links":[{"text":"Book a demo","href":"/book-a-demo"}]}],"claims":[{"icon":"company","text":"Registered company {companyNumber}"}],"legal":"© {year} {brand}. {brand} is a payments infrastructure provider, not a bank."},"texts":{"skip":"Skip to content","mainNavigation":"Main","footerNavigation":"Footer","home":"{brand}, home","menu":"Menu","close":"Close","back":"Back","submenu":"Submenu of","contents":"On this page","noTabs":"No tabs available","example":"Example","request":"Request","answer":"Answer","copy":"Copy","copied":"Copied","breadcrumb":"Where you are","blockError":"This part of the page cannot be shown at the moment.","errorTitle":"Unexpected Application Error!"}}]};
const schema39 = {"title":"Address","description":"Where the link goes: a page of this site (/payout), a place on a page (/payout#steps), a tab (/payout?tab=payroll), a token such as {links.signUp}, or an address that starts with https:, mailto: or tel:.","type":"string","format":"link","minLength":1,"maxLength":300,"examples":["/book-a-demo"]};
const schema47 = {"title":"Address of a service","description":"Another site that works for this one: https:// and its name, without a slash at the end.","type":"string","format":"service","pattern":"^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?|[A-Za-z0-9:/.-]*\\{[A-Za-z0-9:/.{}-]*)$","patternWords":"Begin with https:// and write the name of the site in small letters, with nothing after it.","minLength":8,"maxLength":100,"examples":["https://app.cal.com"]};
const schema48 = {"title":"Script of a service","description":"The whole address of a script that another site serves for this one.","type":"string","format":"service","pattern":"^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)+|[A-Za-z0-9:/._~-]*\\{[A-Za-z0-9:/._~{}-]*)$","patternWords":"Begin with https:// and write the whole address of the script, without spaces, ? or #.","minLength":10,"maxLength":200,"examples":["https://app.cal.com/embed/embed.js"]};
const schema49 = {"title":"Address of a form","description":"Where messages are sent: an address that starts with https:// or one of this site. It may be empty (\"\").","type":"string","format":"service","pattern":"^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?([/?][A-Za-z0-9._~%/=&+@?-]*)?|/([A-Za-z0-9._~%=&+@-][A-Za-z0-9._~%/=&+@?-]*)?|[A-Za-z0-9:._~%/=&+@?-]*\\{[A-Za-z0-9:._~%/=&+@?{}-]*|)$","patternWords":"Begin with https:// or, for an address of this site, with one slash; use no spaces and no quotes. It may be empty.","minLength":0,"maxLength":200,"examples":["https://forms.brightrail.example/contact"]};
const schema50 = {"title":"Key of a service","description":"The public key by which a service knows this site. It may be empty (\"\").","type":"string","format":"service","pattern":"^([A-Za-z0-9_-]*|[A-Za-z0-9_-]*\\{[A-Za-z0-9._{}-]*)$","patternWords":"Use only letters, digits, hyphens and underscores. It may be empty.","minLength":0,"maxLength":100,"examples":["6Lc-key"]};
const func27 = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);
const pattern4 = new RegExp("^https://[a-z0-9.-]+$", "u");
const pattern5 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\\.)+[A-Za-z0-9-]+$", "u");
const pattern8 = new RegExp("^\\+[0-9 ]+$", "u");
const pattern9 = new RegExp("^20[0-9]{2}$", "u");
const pattern10 = new RegExp("^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?|[A-Za-z0-9:/.-]*\\{[A-Za-z0-9:/.{}-]*)$", "u");
const pattern11 = new RegExp("^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)+|[A-Za-z0-9:/._~-]*\\{[A-Za-z0-9:/._~{}-]*)$", "u");
const pattern12 = new RegExp("^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?([/?][A-Za-z0-9._~%/=&+@?-]*)?|/([A-Za-z0-9._~%=&+@-][A-Za-z0-9._~%/=&+@?-]*)?|[A-Za-z0-9:._~%/=&+@?-]*\\{[A-Za-z0-9:._~%/=&+@?{}-]*|)$", "u");
const pattern13 = new RegExp("^([A-Za-z0-9_-]*|[A-Za-z0-9_-]*\\{[A-Za-z0-9._{}-]*)$", "u");
const schema56 = {"title":"Link","description":"A word or two that a visitor can press, and the address it leads to.","type":"object","properties":{"text":{"title":"Text","description":"What the visitor reads. Start with a verb and say where it goes.","type":"string","minLength":2,"maxLength":40,"examples":["Book a demo"]},"href":{"$ref":"href.json"}},"required":["text","href"],"additionalProperties":false,"examples":[{"text":"Book a demo","href":"/book-a-demo"}]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.href === undefined) || (!(func0.call(data, "href")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "text") || (key0 === "href"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length > 40 && func65(data0) > 40){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 4 && func65(data0) < 2){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.href !== undefined && func0.call(data, "href")){
let data1 = data.href;
if(typeof data1 === "string"){
if(data1.length > 300 && func65(data1) > 300){
const err6 = {instancePath:instancePath+"/href",schemaPath:"href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 2 && func65(data1) < 1){
const err7 = {instancePath:instancePath+"/href",schemaPath:"href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/href",schemaPath:"href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.language === undefined) || (!(func0.call(data, "language")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.brand === undefined) || (!(func0.call(data, "brand")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.email === undefined) || (!(func0.call(data, "email")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.supportEmail === undefined) || (!(func0.call(data, "supportEmail")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supportEmail"},message:"must have required property '"+"supportEmail"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.phone === undefined) || (!(func0.call(data, "phone")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.companyNumber === undefined) || (!(func0.call(data, "companyNumber")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyNumber"},message:"must have required property '"+"companyNumber"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.year === undefined) || (!(func0.call(data, "year")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.securityExpires === undefined) || (!(func0.call(data, "securityExpires")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "securityExpires"},message:"must have required property '"+"securityExpires"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.links === undefined) || (!(func0.call(data, "links")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.booking === undefined) || (!(func0.call(data, "booking")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "booking"},message:"must have required property '"+"booking"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.forms === undefined) || (!(func0.call(data, "forms")))){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data.navigation === undefined) || (!(func0.call(data, "navigation")))){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "navigation"},message:"must have required property '"+"navigation"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data.social === undefined) || (!(func0.call(data, "social")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "social"},message:"must have required property '"+"social"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.footer === undefined) || (!(func0.call(data, "footer")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "footer"},message:"must have required property '"+"footer"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.texts === undefined) || (!(func0.call(data, "texts")))){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "texts"},message:"must have required property '"+"texts"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema38.properties, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(data0.length > 200 && func65(data0) > 200){
const err17 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
if(typeof data1 === "string"){
if(data1.length > 100 && func65(data1) > 100){
const err19 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data1.length < 20 && func65(data1) < 10){
const err20 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern4.test(data1)){
const err21 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://[a-z0-9.-]+$"},message:"must match pattern \""+"^https://[a-z0-9.-]+$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.language !== undefined && func0.call(data, "language")){
let data2 = data.language;
if(typeof data2 === "string"){
if(data2.length > 5 && func65(data2) > 5){
const err23 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err24 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern5.test(data2)){
const err25 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2}(-[A-Z]{2})?$"},message:"must match pattern \""+"^[a-z]{2}(-[A-Z]{2})?$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.brand !== undefined && func0.call(data, "brand")){
let data3 = data.brand;
if(typeof data3 === "string"){
if(data3.length > 30 && func65(data3) > 30){
const err27 = {instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data3.length < 4 && func65(data3) < 2){
const err28 = {instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data4 = data.email;
if(typeof data4 === "string"){
if(data4.length > 100 && func65(data4) > 100){
const err30 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data4.length < 12 && func65(data4) < 6){
const err31 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern6.test(data4)){
const err32 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\\.)+[A-Za-z0-9-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\\.)+[A-Za-z0-9-]+$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.supportEmail !== undefined && func0.call(data, "supportEmail")){
let data5 = data.supportEmail;
if(typeof data5 === "string"){
if(data5.length > 100 && func65(data5) > 100){
const err34 = {instancePath:instancePath+"/supportEmail",schemaPath:"#/properties/supportEmail/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data5.length < 12 && func65(data5) < 6){
const err35 = {instancePath:instancePath+"/supportEmail",schemaPath:"#/properties/supportEmail/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern6.test(data5)){
const err36 = {instancePath:instancePath+"/supportEmail",schemaPath:"#/properties/supportEmail/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\\.)+[A-Za-z0-9-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\\.)+[A-Za-z0-9-]+$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/supportEmail",schemaPath:"#/properties/supportEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.phone !== undefined && func0.call(data, "phone")){
let data6 = data.phone;
if(typeof data6 === "string"){
if(data6.length > 24 && func65(data6) > 24){
const err38 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data6.length < 16 && func65(data6) < 8){
const err39 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern8.test(data6)){
const err40 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\+[0-9 ]+$"},message:"must match pattern \""+"^\\+[0-9 ]+$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.companyNumber !== undefined && func0.call(data, "companyNumber")){
let data7 = data.companyNumber;
if(typeof data7 === "string"){
if(data7.length > 30 && func65(data7) > 30){
const err42 = {instancePath:instancePath+"/companyNumber",schemaPath:"#/properties/companyNumber/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data7.length < 6 && func65(data7) < 3){
const err43 = {instancePath:instancePath+"/companyNumber",schemaPath:"#/properties/companyNumber/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/companyNumber",schemaPath:"#/properties/companyNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.year !== undefined && func0.call(data, "year")){
let data8 = data.year;
if(typeof data8 === "string"){
if(data8.length > 4 && func65(data8) > 4){
const err45 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/maxLength",keyword:"maxLength",params:{limit: 4},message:"must NOT have more than 4 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data8.length < 8 && func65(data8) < 4){
const err46 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!pattern9.test(data8)){
const err47 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/pattern",keyword:"pattern",params:{pattern: "^20[0-9]{2}$"},message:"must match pattern \""+"^20[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.securityExpires !== undefined && func0.call(data, "securityExpires")){
let data9 = data.securityExpires;
if(typeof data9 === "string"){
if(data9.length > 10 && func65(data9) > 10){
const err49 = {instancePath:instancePath+"/securityExpires",schemaPath:"#/properties/securityExpires/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/securityExpires",schemaPath:"#/properties/securityExpires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.links !== undefined && func0.call(data, "links")){
let data10 = data.links;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.signUp === undefined) || (!(func0.call(data10, "signUp")))){
const err51 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/required",keyword:"required",params:{missingProperty: "signUp"},message:"must have required property '"+"signUp"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((data10.signIn === undefined) || (!(func0.call(data10, "signIn")))){
const err52 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/required",keyword:"required",params:{missingProperty: "signIn"},message:"must have required property '"+"signIn"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((data10.docs === undefined) || (!(func0.call(data10, "docs")))){
const err53 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/required",keyword:"required",params:{missingProperty: "docs"},message:"must have required property '"+"docs"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((data10.blog === undefined) || (!(func0.call(data10, "blog")))){
const err54 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/required",keyword:"required",params:{missingProperty: "blog"},message:"must have required property '"+"blog"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((data10.support === undefined) || (!(func0.call(data10, "support")))){
const err55 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/required",keyword:"required",params:{missingProperty: "support"},message:"must have required property '"+"support"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((data10.booking === undefined) || (!(func0.call(data10, "booking")))){
const err56 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/required",keyword:"required",params:{missingProperty: "booking"},message:"must have required property '"+"booking"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((data10.googlePlay === undefined) || (!(func0.call(data10, "googlePlay")))){
const err57 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/required",keyword:"required",params:{missingProperty: "googlePlay"},message:"must have required property '"+"googlePlay"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((data10.chat === undefined) || (!(func0.call(data10, "chat")))){
const err58 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/required",keyword:"required",params:{missingProperty: "chat"},message:"must have required property '"+"chat"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key1 of Object.keys(data10)){
if(!((((((((key1 === "signUp") || (key1 === "signIn")) || (key1 === "docs")) || (key1 === "blog")) || (key1 === "support")) || (key1 === "booking")) || (key1 === "googlePlay")) || (key1 === "chat"))){
const err59 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data10.signUp !== undefined && func0.call(data10, "signUp")){
let data11 = data10.signUp;
if(typeof data11 === "string"){
if(data11.length > 300 && func65(data11) > 300){
const err60 = {instancePath:instancePath+"/links/signUp",schemaPath:"parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data11.length < 2 && func65(data11) < 1){
const err61 = {instancePath:instancePath+"/links/signUp",schemaPath:"parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/links/signUp",schemaPath:"parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data10.signIn !== undefined && func0.call(data10, "signIn")){
let data12 = data10.signIn;
if(typeof data12 === "string"){
if(data12.length > 300 && func65(data12) > 300){
const err63 = {instancePath:instancePath+"/links/signIn",schemaPath:"parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data12.length < 2 && func65(data12) < 1){
const err64 = {instancePath:instancePath+"/links/signIn",schemaPath:"parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/links/signIn",schemaPath:"parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data10.docs !== undefined && func0.call(data10, "docs")){
let data13 = data10.docs;
if(typeof data13 === "string"){
if(data13.length > 300 && func65(data13) > 300){
const err66 = {instancePath:instancePath+"/links/docs",schemaPath:"parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data13.length < 2 && func65(data13) < 1){
const err67 = {instancePath:instancePath+"/links/docs",schemaPath:"parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/links/docs",schemaPath:"parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data10.blog !== undefined && func0.call(data10, "blog")){
let data14 = data10.blog;
if(typeof data14 === "string"){
if(data14.length > 300 && func65(data14) > 300){
const err69 = {instancePath:instancePath+"/links/blog",schemaPath:"parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data14.length < 2 && func65(data14) < 1){
const err70 = {instancePath:instancePath+"/links/blog",schemaPath:"parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/links/blog",schemaPath:"parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data10.support !== undefined && func0.call(data10, "support")){
let data15 = data10.support;
if(typeof data15 === "string"){
if(data15.length > 300 && func65(data15) > 300){
const err72 = {instancePath:instancePath+"/links/support",schemaPath:"parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data15.length < 2 && func65(data15) < 1){
const err73 = {instancePath:instancePath+"/links/support",schemaPath:"parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/links/support",schemaPath:"parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data10.booking !== undefined && func0.call(data10, "booking")){
let data16 = data10.booking;
if(typeof data16 === "string"){
if(data16.length > 300 && func65(data16) > 300){
const err75 = {instancePath:instancePath+"/links/booking",schemaPath:"parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data16.length < 2 && func65(data16) < 1){
const err76 = {instancePath:instancePath+"/links/booking",schemaPath:"parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/links/booking",schemaPath:"parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data10.googlePlay !== undefined && func0.call(data10, "googlePlay")){
let data17 = data10.googlePlay;
if(typeof data17 === "string"){
if(data17.length > 300 && func65(data17) > 300){
const err78 = {instancePath:instancePath+"/links/googlePlay",schemaPath:"parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data17.length < 2 && func65(data17) < 1){
const err79 = {instancePath:instancePath+"/links/googlePlay",schemaPath:"parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/links/googlePlay",schemaPath:"parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data10.chat !== undefined && func0.call(data10, "chat")){
let data18 = data10.chat;
if(typeof data18 === "string"){
if(data18.length > 300 && func65(data18) > 300){
const err81 = {instancePath:instancePath+"/links/chat",schemaPath:"parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data18.length < 2 && func65(data18) < 1){
const err82 = {instancePath:instancePath+"/links/chat",schemaPath:"parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/links/chat",schemaPath:"parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.booking !== undefined && func0.call(data, "booking")){
let data19 = data.booking;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if((data19.origin === undefined) || (!(func0.call(data19, "origin")))){
const err85 = {instancePath:instancePath+"/booking",schemaPath:"#/properties/booking/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if((data19.script === undefined) || (!(func0.call(data19, "script")))){
const err86 = {instancePath:instancePath+"/booking",schemaPath:"#/properties/booking/required",keyword:"required",params:{missingProperty: "script"},message:"must have required property '"+"script"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
for(const key2 of Object.keys(data19)){
if(!((key2 === "origin") || (key2 === "script"))){
const err87 = {instancePath:instancePath+"/booking",schemaPath:"#/properties/booking/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data19.origin !== undefined && func0.call(data19, "origin")){
let data20 = data19.origin;
if(typeof data20 === "string"){
if(data20.length > 100 && func65(data20) > 100){
const err88 = {instancePath:instancePath+"/booking/origin",schemaPath:"parts/serviceOrigin.json/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data20.length < 16 && func65(data20) < 8){
const err89 = {instancePath:instancePath+"/booking/origin",schemaPath:"parts/serviceOrigin.json/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(!pattern10.test(data20)){
const err90 = {instancePath:instancePath+"/booking/origin",schemaPath:"parts/serviceOrigin.json/pattern",keyword:"pattern",params:{pattern: "^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?|[A-Za-z0-9:/.-]*\\{[A-Za-z0-9:/.{}-]*)$"},message:"must match pattern \""+"^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?|[A-Za-z0-9:/.-]*\\{[A-Za-z0-9:/.{}-]*)$"+"\""};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/booking/origin",schemaPath:"parts/serviceOrigin.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data19.script !== undefined && func0.call(data19, "script")){
let data21 = data19.script;
if(typeof data21 === "string"){
if(data21.length > 200 && func65(data21) > 200){
const err92 = {instancePath:instancePath+"/booking/script",schemaPath:"parts/serviceScript.json/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data21.length < 20 && func65(data21) < 10){
const err93 = {instancePath:instancePath+"/booking/script",schemaPath:"parts/serviceScript.json/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(!pattern11.test(data21)){
const err94 = {instancePath:instancePath+"/booking/script",schemaPath:"parts/serviceScript.json/pattern",keyword:"pattern",params:{pattern: "^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)+|[A-Za-z0-9:/._~-]*\\{[A-Za-z0-9:/._~{}-]*)$"},message:"must match pattern \""+"^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)+|[A-Za-z0-9:/._~-]*\\{[A-Za-z0-9:/._~{}-]*)$"+"\""};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/booking/script",schemaPath:"parts/serviceScript.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/booking",schemaPath:"#/properties/booking/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.forms !== undefined && func0.call(data, "forms")){
let data22 = data.forms;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.contactAddress === undefined) || (!(func0.call(data22, "contactAddress")))){
const err97 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/required",keyword:"required",params:{missingProperty: "contactAddress"},message:"must have required property '"+"contactAddress"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if((data22.recaptchaKey === undefined) || (!(func0.call(data22, "recaptchaKey")))){
const err98 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/required",keyword:"required",params:{missingProperty: "recaptchaKey"},message:"must have required property '"+"recaptchaKey"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if((data22.recaptchaScript === undefined) || (!(func0.call(data22, "recaptchaScript")))){
const err99 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/required",keyword:"required",params:{missingProperty: "recaptchaScript"},message:"must have required property '"+"recaptchaScript"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
for(const key3 of Object.keys(data22)){
if(!(((key3 === "contactAddress") || (key3 === "recaptchaKey")) || (key3 === "recaptchaScript"))){
const err100 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data22.contactAddress !== undefined && func0.call(data22, "contactAddress")){
let data23 = data22.contactAddress;
if(typeof data23 === "string"){
if(data23.length > 200 && func65(data23) > 200){
const err101 = {instancePath:instancePath+"/forms/contactAddress",schemaPath:"parts/serviceTarget.json/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data23.length < 0 && func65(data23) < 0){
const err102 = {instancePath:instancePath+"/forms/contactAddress",schemaPath:"parts/serviceTarget.json/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(!pattern12.test(data23)){
const err103 = {instancePath:instancePath+"/forms/contactAddress",schemaPath:"parts/serviceTarget.json/pattern",keyword:"pattern",params:{pattern: "^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?([/?][A-Za-z0-9._~%/=&+@?-]*)?|/([A-Za-z0-9._~%=&+@-][A-Za-z0-9._~%/=&+@?-]*)?|[A-Za-z0-9:._~%/=&+@?-]*\\{[A-Za-z0-9:._~%/=&+@?{}-]*|)$"},message:"must match pattern \""+"^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?([/?][A-Za-z0-9._~%/=&+@?-]*)?|/([A-Za-z0-9._~%=&+@-][A-Za-z0-9._~%/=&+@?-]*)?|[A-Za-z0-9:._~%/=&+@?-]*\\{[A-Za-z0-9:._~%/=&+@?{}-]*|)$"+"\""};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/forms/contactAddress",schemaPath:"parts/serviceTarget.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data22.recaptchaKey !== undefined && func0.call(data22, "recaptchaKey")){
let data24 = data22.recaptchaKey;
if(typeof data24 === "string"){
if(data24.length > 100 && func65(data24) > 100){
const err105 = {instancePath:instancePath+"/forms/recaptchaKey",schemaPath:"parts/serviceKey.json/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data24.length < 0 && func65(data24) < 0){
const err106 = {instancePath:instancePath+"/forms/recaptchaKey",schemaPath:"parts/serviceKey.json/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(!pattern13.test(data24)){
const err107 = {instancePath:instancePath+"/forms/recaptchaKey",schemaPath:"parts/serviceKey.json/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9_-]*|[A-Za-z0-9_-]*\\{[A-Za-z0-9._{}-]*)$"},message:"must match pattern \""+"^([A-Za-z0-9_-]*|[A-Za-z0-9_-]*\\{[A-Za-z0-9._{}-]*)$"+"\""};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/forms/recaptchaKey",schemaPath:"parts/serviceKey.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data22.recaptchaScript !== undefined && func0.call(data22, "recaptchaScript")){
let data25 = data22.recaptchaScript;
if(typeof data25 === "string"){
if(data25.length > 200 && func65(data25) > 200){
const err109 = {instancePath:instancePath+"/forms/recaptchaScript",schemaPath:"parts/serviceScript.json/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data25.length < 20 && func65(data25) < 10){
const err110 = {instancePath:instancePath+"/forms/recaptchaScript",schemaPath:"parts/serviceScript.json/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(!pattern11.test(data25)){
const err111 = {instancePath:instancePath+"/forms/recaptchaScript",schemaPath:"parts/serviceScript.json/pattern",keyword:"pattern",params:{pattern: "^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)+|[A-Za-z0-9:/._~-]*\\{[A-Za-z0-9:/._~{}-]*)$"},message:"must match pattern \""+"^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)+|[A-Za-z0-9:/._~-]*\\{[A-Za-z0-9:/._~{}-]*)$"+"\""};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/forms/recaptchaScript",schemaPath:"parts/serviceScript.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.services !== undefined && func0.call(data, "services")){
let data26 = data.services;
if(Array.isArray(data26)){
if(data26.length > 20){
const err114 = {instancePath:instancePath+"/services",schemaPath:"#/properties/services/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data26.length < 1){
const err115 = {instancePath:instancePath+"/services",schemaPath:"#/properties/services/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
let data27 = data26[i0];
if(typeof data27 === "string"){
if(data27.length > 100 && func65(data27) > 100){
const err116 = {instancePath:instancePath+"/services/" + i0,schemaPath:"parts/serviceOrigin.json/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data27.length < 16 && func65(data27) < 8){
const err117 = {instancePath:instancePath+"/services/" + i0,schemaPath:"parts/serviceOrigin.json/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(!pattern10.test(data27)){
const err118 = {instancePath:instancePath+"/services/" + i0,schemaPath:"parts/serviceOrigin.json/pattern",keyword:"pattern",params:{pattern: "^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?|[A-Za-z0-9:/.-]*\\{[A-Za-z0-9:/.{}-]*)$"},message:"must match pattern \""+"^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?|[A-Za-z0-9:/.-]*\\{[A-Za-z0-9:/.{}-]*)$"+"\""};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/services/" + i0,schemaPath:"parts/serviceOrigin.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
let i1 = data26.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func27(data26[i1], data26[j0])){
const err120 = {instancePath:instancePath+"/services",schemaPath:"#/properties/services/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err121 = {instancePath:instancePath+"/services",schemaPath:"#/properties/services/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.navigation !== undefined && func0.call(data, "navigation")){
let data28 = data.navigation;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if((data28.items === undefined) || (!(func0.call(data28, "items")))){
const err122 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if((data28.signIn === undefined) || (!(func0.call(data28, "signIn")))){
const err123 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/required",keyword:"required",params:{missingProperty: "signIn"},message:"must have required property '"+"signIn"+"'"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if((data28.createAccount === undefined) || (!(func0.call(data28, "createAccount")))){
const err124 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/required",keyword:"required",params:{missingProperty: "createAccount"},message:"must have required property '"+"createAccount"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
for(const key4 of Object.keys(data28)){
if(!(((key4 === "items") || (key4 === "signIn")) || (key4 === "createAccount"))){
const err125 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data28.items !== undefined && func0.call(data28, "items")){
let data29 = data28.items;
if(Array.isArray(data29)){
if(data29.length > 4){
const err126 = {instancePath:instancePath+"/navigation/items",schemaPath:"#/properties/navigation/properties/items/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data29.length < 1){
const err127 = {instancePath:instancePath+"/navigation/items",schemaPath:"#/properties/navigation/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
const len1 = data29.length;
for(let i2=0; i2<len1; i2++){
let data30 = data29[i2];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if((data30.text === undefined) || (!(func0.call(data30, "text")))){
const err128 = {instancePath:instancePath+"/navigation/items/" + i2,schemaPath:"#/properties/navigation/properties/items/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if((data30.href === undefined) || (!(func0.call(data30, "href")))){
const err129 = {instancePath:instancePath+"/navigation/items/" + i2,schemaPath:"#/properties/navigation/properties/items/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
for(const key5 of Object.keys(data30)){
if(!(((key5 === "text") || (key5 === "href")) || (key5 === "links"))){
const err130 = {instancePath:instancePath+"/navigation/items/" + i2,schemaPath:"#/properties/navigation/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data30.text !== undefined && func0.call(data30, "text")){
let data31 = data30.text;
if(typeof data31 === "string"){
if(data31.length > 16 && func65(data31) > 16){
const err131 = {instancePath:instancePath+"/navigation/items/" + i2+"/text",schemaPath:"#/properties/navigation/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data31.length < 4 && func65(data31) < 2){
const err132 = {instancePath:instancePath+"/navigation/items/" + i2+"/text",schemaPath:"#/properties/navigation/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/navigation/items/" + i2+"/text",schemaPath:"#/properties/navigation/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data30.href !== undefined && func0.call(data30, "href")){
let data32 = data30.href;
if(typeof data32 === "string"){
if(data32.length > 300 && func65(data32) > 300){
const err134 = {instancePath:instancePath+"/navigation/items/" + i2+"/href",schemaPath:"parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data32.length < 2 && func65(data32) < 1){
const err135 = {instancePath:instancePath+"/navigation/items/" + i2+"/href",schemaPath:"parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
else {
const err136 = {instancePath:instancePath+"/navigation/items/" + i2+"/href",schemaPath:"parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data30.links !== undefined && func0.call(data30, "links")){
let data33 = data30.links;
if(Array.isArray(data33)){
if(data33.length > 4){
const err137 = {instancePath:instancePath+"/navigation/items/" + i2+"/links",schemaPath:"#/properties/navigation/properties/items/items/properties/links/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data33.length < 1){
const err138 = {instancePath:instancePath+"/navigation/items/" + i2+"/links",schemaPath:"#/properties/navigation/properties/items/items/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
const len2 = data33.length;
for(let i3=0; i3<len2; i3++){
let data34 = data33[i3];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if((data34.text === undefined) || (!(func0.call(data34, "text")))){
const err139 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3,schemaPath:"#/properties/navigation/properties/items/items/properties/links/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if((data34.summary === undefined) || (!(func0.call(data34, "summary")))){
const err140 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3,schemaPath:"#/properties/navigation/properties/items/items/properties/links/items/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if((data34.href === undefined) || (!(func0.call(data34, "href")))){
const err141 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3,schemaPath:"#/properties/navigation/properties/items/items/properties/links/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if((data34.line === undefined) || (!(func0.call(data34, "line")))){
const err142 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3,schemaPath:"#/properties/navigation/properties/items/items/properties/links/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
for(const key6 of Object.keys(data34)){
if(!((((key6 === "text") || (key6 === "summary")) || (key6 === "href")) || (key6 === "line"))){
const err143 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3,schemaPath:"#/properties/navigation/properties/items/items/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data34.text !== undefined && func0.call(data34, "text")){
let data35 = data34.text;
if(typeof data35 === "string"){
if(data35.length > 28 && func65(data35) > 28){
const err144 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3+"/text",schemaPath:"#/properties/navigation/properties/items/items/properties/links/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 28},message:"must NOT have more than 28 characters"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data35.length < 4 && func65(data35) < 2){
const err145 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3+"/text",schemaPath:"#/properties/navigation/properties/items/items/properties/links/items/properties/text/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
else {
const err146 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3+"/text",schemaPath:"#/properties/navigation/properties/items/items/properties/links/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data34.summary !== undefined && func0.call(data34, "summary")){
let data36 = data34.summary;
if(typeof data36 === "string"){
if(data36.length > 44 && func65(data36) > 44){
const err147 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3+"/summary",schemaPath:"#/properties/navigation/properties/items/items/properties/links/items/properties/summary/maxLength",keyword:"maxLength",params:{limit: 44},message:"must NOT have more than 44 characters"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data36.length < 10 && func65(data36) < 5){
const err148 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3+"/summary",schemaPath:"#/properties/navigation/properties/items/items/properties/links/items/properties/summary/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
else {
const err149 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3+"/summary",schemaPath:"#/properties/navigation/properties/items/items/properties/links/items/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data34.href !== undefined && func0.call(data34, "href")){
let data37 = data34.href;
if(typeof data37 === "string"){
if(data37.length > 300 && func65(data37) > 300){
const err150 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3+"/href",schemaPath:"parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(data37.length < 2 && func65(data37) < 1){
const err151 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3+"/href",schemaPath:"parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3+"/href",schemaPath:"parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data34.line !== undefined && func0.call(data34, "line")){
let data38 = data34.line;
if(!((((data38 === "lagoon") || (data38 === "clay")) || (data38 === "sun")) || (data38 === "sky"))){
const err153 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3+"/line",schemaPath:"parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath:instancePath+"/navigation/items/" + i2+"/links/" + i3,schemaPath:"#/properties/navigation/properties/items/items/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
else {
const err155 = {instancePath:instancePath+"/navigation/items/" + i2+"/links",schemaPath:"#/properties/navigation/properties/items/items/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
else {
const err156 = {instancePath:instancePath+"/navigation/items/" + i2,schemaPath:"#/properties/navigation/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
else {
const err157 = {instancePath:instancePath+"/navigation/items",schemaPath:"#/properties/navigation/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data28.signIn !== undefined && func0.call(data28, "signIn")){
if(!(validate23(data28.signIn, {instancePath:instancePath+"/navigation/signIn",parentData:data28,parentDataProperty:"signIn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data28.createAccount !== undefined && func0.call(data28, "createAccount")){
if(!(validate23(data28.createAccount, {instancePath:instancePath+"/navigation/createAccount",parentData:data28,parentDataProperty:"createAccount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err158 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data.social !== undefined && func0.call(data, "social")){
let data41 = data.social;
if(Array.isArray(data41)){
if(data41.length > 4){
const err159 = {instancePath:instancePath+"/social",schemaPath:"#/properties/social/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
const len3 = data41.length;
for(let i4=0; i4<len3; i4++){
let data42 = data41[i4];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if((data42.network === undefined) || (!(func0.call(data42, "network")))){
const err160 = {instancePath:instancePath+"/social/" + i4,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if((data42.text === undefined) || (!(func0.call(data42, "text")))){
const err161 = {instancePath:instancePath+"/social/" + i4,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if((data42.href === undefined) || (!(func0.call(data42, "href")))){
const err162 = {instancePath:instancePath+"/social/" + i4,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
for(const key7 of Object.keys(data42)){
if(!(((key7 === "network") || (key7 === "text")) || (key7 === "href"))){
const err163 = {instancePath:instancePath+"/social/" + i4,schemaPath:"#/properties/social/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data42.network !== undefined && func0.call(data42, "network")){
let data43 = data42.network;
if(!((((data43 === "facebook") || (data43 === "instagram")) || (data43 === "linkedin")) || (data43 === "chat"))){
const err164 = {instancePath:instancePath+"/social/" + i4+"/network",schemaPath:"#/properties/social/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema38.properties.social.items.properties.network.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data42.text !== undefined && func0.call(data42, "text")){
let data44 = data42.text;
if(typeof data44 === "string"){
if(data44.length > 60 && func65(data44) > 60){
const err165 = {instancePath:instancePath+"/social/" + i4+"/text",schemaPath:"#/properties/social/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(data44.length < 4 && func65(data44) < 2){
const err166 = {instancePath:instancePath+"/social/" + i4+"/text",schemaPath:"#/properties/social/items/properties/text/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
else {
const err167 = {instancePath:instancePath+"/social/" + i4+"/text",schemaPath:"#/properties/social/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data42.href !== undefined && func0.call(data42, "href")){
let data45 = data42.href;
if(typeof data45 === "string"){
if(data45.length > 300 && func65(data45) > 300){
const err168 = {instancePath:instancePath+"/social/" + i4+"/href",schemaPath:"parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data45.length < 2 && func65(data45) < 1){
const err169 = {instancePath:instancePath+"/social/" + i4+"/href",schemaPath:"parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
else {
const err170 = {instancePath:instancePath+"/social/" + i4+"/href",schemaPath:"parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
else {
const err171 = {instancePath:instancePath+"/social/" + i4,schemaPath:"#/properties/social/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
else {
const err172 = {instancePath:instancePath+"/social",schemaPath:"#/properties/social/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data.footer !== undefined && func0.call(data, "footer")){
let data46 = data.footer;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if((data46.text === undefined) || (!(func0.call(data46, "text")))){
const err173 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if((data46.badge === undefined) || (!(func0.call(data46, "badge")))){
const err174 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "badge"},message:"must have required property '"+"badge"+"'"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if((data46.columns === undefined) || (!(func0.call(data46, "columns")))){
const err175 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if((data46.claims === undefined) || (!(func0.call(data46, "claims")))){
const err176 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "claims"},message:"must have required property '"+"claims"+"'"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if((data46.legal === undefined) || (!(func0.call(data46, "legal")))){
const err177 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "legal"},message:"must have required property '"+"legal"+"'"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
for(const key8 of Object.keys(data46)){
if(!(((((key8 === "text") || (key8 === "badge")) || (key8 === "columns")) || (key8 === "claims")) || (key8 === "legal"))){
const err178 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data46.text !== undefined && func0.call(data46, "text")){
let data47 = data46.text;
if(typeof data47 === "string"){
if(data47.length > 170 && func65(data47) > 170){
const err179 = {instancePath:instancePath+"/footer/text",schemaPath:"#/properties/footer/properties/text/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(data47.length < 40 && func65(data47) < 20){
const err180 = {instancePath:instancePath+"/footer/text",schemaPath:"#/properties/footer/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
else {
const err181 = {instancePath:instancePath+"/footer/text",schemaPath:"#/properties/footer/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data46.badge !== undefined && func0.call(data46, "badge")){
let data48 = data46.badge;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if((data48.lead === undefined) || (!(func0.call(data48, "lead")))){
const err182 = {instancePath:instancePath+"/footer/badge",schemaPath:"#/properties/footer/properties/badge/required",keyword:"required",params:{missingProperty: "lead"},message:"must have required property '"+"lead"+"'"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if((data48.name === undefined) || (!(func0.call(data48, "name")))){
const err183 = {instancePath:instancePath+"/footer/badge",schemaPath:"#/properties/footer/properties/badge/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if((data48.href === undefined) || (!(func0.call(data48, "href")))){
const err184 = {instancePath:instancePath+"/footer/badge",schemaPath:"#/properties/footer/properties/badge/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
for(const key9 of Object.keys(data48)){
if(!(((key9 === "lead") || (key9 === "name")) || (key9 === "href"))){
const err185 = {instancePath:instancePath+"/footer/badge",schemaPath:"#/properties/footer/properties/badge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data48.lead !== undefined && func0.call(data48, "lead")){
let data49 = data48.lead;
if(typeof data49 === "string"){
if(data49.length > 20 && func65(data49) > 20){
const err186 = {instancePath:instancePath+"/footer/badge/lead",schemaPath:"#/properties/footer/properties/badge/properties/lead/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(data49.length < 4 && func65(data49) < 2){
const err187 = {instancePath:instancePath+"/footer/badge/lead",schemaPath:"#/properties/footer/properties/badge/properties/lead/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
else {
const err188 = {instancePath:instancePath+"/footer/badge/lead",schemaPath:"#/properties/footer/properties/badge/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data48.name !== undefined && func0.call(data48, "name")){
let data50 = data48.name;
if(typeof data50 === "string"){
if(data50.length > 20 && func65(data50) > 20){
const err189 = {instancePath:instancePath+"/footer/badge/name",schemaPath:"#/properties/footer/properties/badge/properties/name/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if(data50.length < 4 && func65(data50) < 2){
const err190 = {instancePath:instancePath+"/footer/badge/name",schemaPath:"#/properties/footer/properties/badge/properties/name/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
else {
const err191 = {instancePath:instancePath+"/footer/badge/name",schemaPath:"#/properties/footer/properties/badge/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data48.href !== undefined && func0.call(data48, "href")){
let data51 = data48.href;
if(typeof data51 === "string"){
if(data51.length > 300 && func65(data51) > 300){
const err192 = {instancePath:instancePath+"/footer/badge/href",schemaPath:"parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
if(data51.length < 2 && func65(data51) < 1){
const err193 = {instancePath:instancePath+"/footer/badge/href",schemaPath:"parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
else {
const err194 = {instancePath:instancePath+"/footer/badge/href",schemaPath:"parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
}
else {
const err195 = {instancePath:instancePath+"/footer/badge",schemaPath:"#/properties/footer/properties/badge/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data46.columns !== undefined && func0.call(data46, "columns")){
let data52 = data46.columns;
if(Array.isArray(data52)){
if(data52.length > 4){
const err196 = {instancePath:instancePath+"/footer/columns",schemaPath:"#/properties/footer/properties/columns/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if(data52.length < 1){
const err197 = {instancePath:instancePath+"/footer/columns",schemaPath:"#/properties/footer/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
const len4 = data52.length;
for(let i5=0; i5<len4; i5++){
let data53 = data52[i5];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if((data53.title === undefined) || (!(func0.call(data53, "title")))){
const err198 = {instancePath:instancePath+"/footer/columns/" + i5,schemaPath:"#/properties/footer/properties/columns/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if((data53.links === undefined) || (!(func0.call(data53, "links")))){
const err199 = {instancePath:instancePath+"/footer/columns/" + i5,schemaPath:"#/properties/footer/properties/columns/items/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
for(const key10 of Object.keys(data53)){
if(!((key10 === "title") || (key10 === "links"))){
const err200 = {instancePath:instancePath+"/footer/columns/" + i5,schemaPath:"#/properties/footer/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data53.title !== undefined && func0.call(data53, "title")){
let data54 = data53.title;
if(typeof data54 === "string"){
if(data54.length > 30 && func65(data54) > 30){
const err201 = {instancePath:instancePath+"/footer/columns/" + i5+"/title",schemaPath:"#/properties/footer/properties/columns/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(data54.length < 4 && func65(data54) < 2){
const err202 = {instancePath:instancePath+"/footer/columns/" + i5+"/title",schemaPath:"#/properties/footer/properties/columns/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
else {
const err203 = {instancePath:instancePath+"/footer/columns/" + i5+"/title",schemaPath:"#/properties/footer/properties/columns/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data53.links !== undefined && func0.call(data53, "links")){
let data55 = data53.links;
if(Array.isArray(data55)){
if(data55.length > 8){
const err204 = {instancePath:instancePath+"/footer/columns/" + i5+"/links",schemaPath:"#/properties/footer/properties/columns/items/properties/links/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
if(data55.length < 1){
const err205 = {instancePath:instancePath+"/footer/columns/" + i5+"/links",schemaPath:"#/properties/footer/properties/columns/items/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
const len5 = data55.length;
for(let i6=0; i6<len5; i6++){
if(!(validate23(data55[i6], {instancePath:instancePath+"/footer/columns/" + i5+"/links/" + i6,parentData:data55,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err206 = {instancePath:instancePath+"/footer/columns/" + i5+"/links",schemaPath:"#/properties/footer/properties/columns/items/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
}
else {
const err207 = {instancePath:instancePath+"/footer/columns/" + i5,schemaPath:"#/properties/footer/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
else {
const err208 = {instancePath:instancePath+"/footer/columns",schemaPath:"#/properties/footer/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data46.claims !== undefined && func0.call(data46, "claims")){
let data57 = data46.claims;
if(Array.isArray(data57)){
if(data57.length > 4){
const err209 = {instancePath:instancePath+"/footer/claims",schemaPath:"#/properties/footer/properties/claims/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if(data57.length < 1){
const err210 = {instancePath:instancePath+"/footer/claims",schemaPath:"#/properties/footer/properties/claims/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
const len6 = data57.length;
for(let i7=0; i7<len6; i7++){
let data58 = data57[i7];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if((data58.icon === undefined) || (!(func0.call(data58, "icon")))){
const err211 = {instancePath:instancePath+"/footer/claims/" + i7,schemaPath:"#/properties/footer/properties/claims/items/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if((data58.text === undefined) || (!(func0.call(data58, "text")))){
const err212 = {instancePath:instancePath+"/footer/claims/" + i7,schemaPath:"#/properties/footer/properties/claims/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
for(const key11 of Object.keys(data58)){
if(!((key11 === "icon") || (key11 === "text"))){
const err213 = {instancePath:instancePath+"/footer/claims/" + i7,schemaPath:"#/properties/footer/properties/claims/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
if(data58.icon !== undefined && func0.call(data58, "icon")){
let data59 = data58.icon;
if(!(((data59 === "audit") || (data59 === "company")) || (data59 === "apps"))){
const err214 = {instancePath:instancePath+"/footer/claims/" + i7+"/icon",schemaPath:"#/properties/footer/properties/claims/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema38.properties.footer.properties.claims.items.properties.icon.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data58.text !== undefined && func0.call(data58, "text")){
let data60 = data58.text;
if(typeof data60 === "string"){
if(data60.length > 60 && func65(data60) > 60){
const err215 = {instancePath:instancePath+"/footer/claims/" + i7+"/text",schemaPath:"#/properties/footer/properties/claims/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
if(data60.length < 6 && func65(data60) < 3){
const err216 = {instancePath:instancePath+"/footer/claims/" + i7+"/text",schemaPath:"#/properties/footer/properties/claims/items/properties/text/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
else {
const err217 = {instancePath:instancePath+"/footer/claims/" + i7+"/text",schemaPath:"#/properties/footer/properties/claims/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
}
else {
const err218 = {instancePath:instancePath+"/footer/claims/" + i7,schemaPath:"#/properties/footer/properties/claims/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
}
else {
const err219 = {instancePath:instancePath+"/footer/claims",schemaPath:"#/properties/footer/properties/claims/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data46.legal !== undefined && func0.call(data46, "legal")){
let data61 = data46.legal;
if(typeof data61 === "string"){
if(data61.length > 170 && func65(data61) > 170){
const err220 = {instancePath:instancePath+"/footer/legal",schemaPath:"#/properties/footer/properties/legal/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(data61.length < 20 && func65(data61) < 10){
const err221 = {instancePath:instancePath+"/footer/legal",schemaPath:"#/properties/footer/properties/legal/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
else {
const err222 = {instancePath:instancePath+"/footer/legal",schemaPath:"#/properties/footer/properties/legal/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
}
else {
const err223 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
if(data.phrases !== undefined && func0.call(data, "phrases")){
let data62 = data.phrases;
if(Array.isArray(data62)){
if(data62.length > 100){
const err224 = {instancePath:instancePath+"/phrases",schemaPath:"#/properties/phrases/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(data62.length < 1){
const err225 = {instancePath:instancePath+"/phrases",schemaPath:"#/properties/phrases/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
const len7 = data62.length;
for(let i8=0; i8<len7; i8++){
let data63 = data62[i8];
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if((data63.words === undefined) || (!(func0.call(data63, "words")))){
const err226 = {instancePath:instancePath+"/phrases/" + i8,schemaPath:"#/properties/phrases/items/required",keyword:"required",params:{missingProperty: "words"},message:"must have required property '"+"words"+"'"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if((data63.why === undefined) || (!(func0.call(data63, "why")))){
const err227 = {instancePath:instancePath+"/phrases/" + i8,schemaPath:"#/properties/phrases/items/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if((data63.instead === undefined) || (!(func0.call(data63, "instead")))){
const err228 = {instancePath:instancePath+"/phrases/" + i8,schemaPath:"#/properties/phrases/items/required",keyword:"required",params:{missingProperty: "instead"},message:"must have required property '"+"instead"+"'"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
for(const key12 of Object.keys(data63)){
if(!((((key12 === "words") || (key12 === "allow")) || (key12 === "why")) || (key12 === "instead"))){
const err229 = {instancePath:instancePath+"/phrases/" + i8,schemaPath:"#/properties/phrases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data63.words !== undefined && func0.call(data63, "words")){
let data64 = data63.words;
if(Array.isArray(data64)){
if(data64.length > 60){
const err230 = {instancePath:instancePath+"/phrases/" + i8+"/words",schemaPath:"#/properties/phrases/items/properties/words/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if(data64.length < 1){
const err231 = {instancePath:instancePath+"/phrases/" + i8+"/words",schemaPath:"#/properties/phrases/items/properties/words/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
const len8 = data64.length;
for(let i9=0; i9<len8; i9++){
let data65 = data64[i9];
if(typeof data65 === "string"){
if(data65.length > 60 && func65(data65) > 60){
const err232 = {instancePath:instancePath+"/phrases/" + i8+"/words/" + i9,schemaPath:"#/properties/phrases/items/properties/words/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(data65.length < 4 && func65(data65) < 2){
const err233 = {instancePath:instancePath+"/phrases/" + i8+"/words/" + i9,schemaPath:"#/properties/phrases/items/properties/words/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
else {
const err234 = {instancePath:instancePath+"/phrases/" + i8+"/words/" + i9,schemaPath:"#/properties/phrases/items/properties/words/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
let i10 = data64.length;
let j1;
if(i10 > 1){
const indices0 = {};
for(;i10--;){
let item0 = data64[i10];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err235 = {instancePath:instancePath+"/phrases/" + i8+"/words",schemaPath:"#/properties/phrases/items/properties/words/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i10+" are identical)"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
break;
}
indices0[item0] = i10;
}
}
}
else {
const err236 = {instancePath:instancePath+"/phrases/" + i8+"/words",schemaPath:"#/properties/phrases/items/properties/words/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data63.allow !== undefined && func0.call(data63, "allow")){
let data66 = data63.allow;
if(Array.isArray(data66)){
if(data66.length > 40){
const err237 = {instancePath:instancePath+"/phrases/" + i8+"/allow",schemaPath:"#/properties/phrases/items/properties/allow/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if(data66.length < 1){
const err238 = {instancePath:instancePath+"/phrases/" + i8+"/allow",schemaPath:"#/properties/phrases/items/properties/allow/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
const len9 = data66.length;
for(let i11=0; i11<len9; i11++){
let data67 = data66[i11];
if(typeof data67 === "string"){
if(data67.length > 80 && func65(data67) > 80){
const err239 = {instancePath:instancePath+"/phrases/" + i8+"/allow/" + i11,schemaPath:"#/properties/phrases/items/properties/allow/items/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
if(data67.length < 6 && func65(data67) < 3){
const err240 = {instancePath:instancePath+"/phrases/" + i8+"/allow/" + i11,schemaPath:"#/properties/phrases/items/properties/allow/items/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
else {
const err241 = {instancePath:instancePath+"/phrases/" + i8+"/allow/" + i11,schemaPath:"#/properties/phrases/items/properties/allow/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
let i12 = data66.length;
let j2;
if(i12 > 1){
const indices1 = {};
for(;i12--;){
let item1 = data66[i12];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j2 = indices1[item1];
const err242 = {instancePath:instancePath+"/phrases/" + i8+"/allow",schemaPath:"#/properties/phrases/items/properties/allow/uniqueItems",keyword:"uniqueItems",params:{i: i12, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i12+" are identical)"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
break;
}
indices1[item1] = i12;
}
}
}
else {
const err243 = {instancePath:instancePath+"/phrases/" + i8+"/allow",schemaPath:"#/properties/phrases/items/properties/allow/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
if(data63.why !== undefined && func0.call(data63, "why")){
let data68 = data63.why;
if(typeof data68 === "string"){
if(data68.length > 200 && func65(data68) > 200){
const err244 = {instancePath:instancePath+"/phrases/" + i8+"/why",schemaPath:"#/properties/phrases/items/properties/why/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if(data68.length < 20 && func65(data68) < 10){
const err245 = {instancePath:instancePath+"/phrases/" + i8+"/why",schemaPath:"#/properties/phrases/items/properties/why/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
else {
const err246 = {instancePath:instancePath+"/phrases/" + i8+"/why",schemaPath:"#/properties/phrases/items/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
if(data63.instead !== undefined && func0.call(data63, "instead")){
let data69 = data63.instead;
if(typeof data69 === "string"){
if(data69.length > 200 && func65(data69) > 200){
const err247 = {instancePath:instancePath+"/phrases/" + i8+"/instead",schemaPath:"#/properties/phrases/items/properties/instead/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
if(data69.length < 10 && func65(data69) < 5){
const err248 = {instancePath:instancePath+"/phrases/" + i8+"/instead",schemaPath:"#/properties/phrases/items/properties/instead/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
else {
const err249 = {instancePath:instancePath+"/phrases/" + i8+"/instead",schemaPath:"#/properties/phrases/items/properties/instead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
}
else {
const err250 = {instancePath:instancePath+"/phrases/" + i8,schemaPath:"#/properties/phrases/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
}
else {
const err251 = {instancePath:instancePath+"/phrases",schemaPath:"#/properties/phrases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
if(data.assumptions !== undefined && func0.call(data, "assumptions")){
let data70 = data.assumptions;
if(Array.isArray(data70)){
if(data70.length > 100){
const err252 = {instancePath:instancePath+"/assumptions",schemaPath:"#/properties/assumptions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
if(data70.length < 1){
const err253 = {instancePath:instancePath+"/assumptions",schemaPath:"#/properties/assumptions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
const len10 = data70.length;
for(let i13=0; i13<len10; i13++){
let data71 = data70[i13];
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
if((data71.text === undefined) || (!(func0.call(data71, "text")))){
const err254 = {instancePath:instancePath+"/assumptions/" + i13,schemaPath:"#/properties/assumptions/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
if((data71.file === undefined) || (!(func0.call(data71, "file")))){
const err255 = {instancePath:instancePath+"/assumptions/" + i13,schemaPath:"#/properties/assumptions/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
if((data71.find === undefined) || (!(func0.call(data71, "find")))){
const err256 = {instancePath:instancePath+"/assumptions/" + i13,schemaPath:"#/properties/assumptions/items/required",keyword:"required",params:{missingProperty: "find"},message:"must have required property '"+"find"+"'"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
for(const key13 of Object.keys(data71)){
if(!(((key13 === "text") || (key13 === "file")) || (key13 === "find"))){
const err257 = {instancePath:instancePath+"/assumptions/" + i13,schemaPath:"#/properties/assumptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data71.text !== undefined && func0.call(data71, "text")){
let data72 = data71.text;
if(typeof data72 === "string"){
if(data72.length > 200 && func65(data72) > 200){
const err258 = {instancePath:instancePath+"/assumptions/" + i13+"/text",schemaPath:"#/properties/assumptions/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
if(data72.length < 20 && func65(data72) < 10){
const err259 = {instancePath:instancePath+"/assumptions/" + i13+"/text",schemaPath:"#/properties/assumptions/items/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
else {
const err260 = {instancePath:instancePath+"/assumptions/" + i13+"/text",schemaPath:"#/properties/assumptions/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
if(data71.file !== undefined && func0.call(data71, "file")){
let data73 = data71.file;
if(typeof data73 === "string"){
if(data73.length > 120 && func65(data73) > 120){
const err261 = {instancePath:instancePath+"/assumptions/" + i13+"/file",schemaPath:"#/properties/assumptions/items/properties/file/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
if(data73.length < 12 && func65(data73) < 6){
const err262 = {instancePath:instancePath+"/assumptions/" + i13+"/file",schemaPath:"#/properties/assumptions/items/properties/file/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
else {
const err263 = {instancePath:instancePath+"/assumptions/" + i13+"/file",schemaPath:"#/properties/assumptions/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data71.find !== undefined && func0.call(data71, "find")){
let data74 = data71.find;
if(typeof data74 === "string"){
if(data74.length > 120 && func65(data74) > 120){
const err264 = {instancePath:instancePath+"/assumptions/" + i13+"/find",schemaPath:"#/properties/assumptions/items/properties/find/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
if(data74.length < 4 && func65(data74) < 2){
const err265 = {instancePath:instancePath+"/assumptions/" + i13+"/find",schemaPath:"#/properties/assumptions/items/properties/find/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
else {
const err266 = {instancePath:instancePath+"/assumptions/" + i13+"/find",schemaPath:"#/properties/assumptions/items/properties/find/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
}
else {
const err267 = {instancePath:instancePath+"/assumptions/" + i13,schemaPath:"#/properties/assumptions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
}
else {
const err268 = {instancePath:instancePath+"/assumptions",schemaPath:"#/properties/assumptions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data.silence !== undefined && func0.call(data, "silence")){
let data75 = data.silence;
if(Array.isArray(data75)){
if(data75.length > 20){
const err269 = {instancePath:instancePath+"/silence",schemaPath:"parts/silence.json/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(data75.length < 1){
const err270 = {instancePath:instancePath+"/silence",schemaPath:"parts/silence.json/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
const len11 = data75.length;
for(let i14=0; i14<len11; i14++){
let data76 = data75[i14];
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if((data76.rule === undefined) || (!(func0.call(data76, "rule")))){
const err271 = {instancePath:instancePath+"/silence/" + i14,schemaPath:"parts/silence.json/items/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
if((data76.reason === undefined) || (!(func0.call(data76, "reason")))){
const err272 = {instancePath:instancePath+"/silence/" + i14,schemaPath:"parts/silence.json/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
for(const key14 of Object.keys(data76)){
if(!((key14 === "rule") || (key14 === "reason"))){
const err273 = {instancePath:instancePath+"/silence/" + i14,schemaPath:"parts/silence.json/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data76.rule !== undefined && func0.call(data76, "rule")){
let data77 = data76.rule;
if(typeof data77 === "string"){
if(data77.length > 40 && func65(data77) > 40){
const err274 = {instancePath:instancePath+"/silence/" + i14+"/rule",schemaPath:"parts/silence.json/items/properties/rule/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
if(data77.length < 4 && func65(data77) < 2){
const err275 = {instancePath:instancePath+"/silence/" + i14+"/rule",schemaPath:"parts/silence.json/items/properties/rule/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
else {
const err276 = {instancePath:instancePath+"/silence/" + i14+"/rule",schemaPath:"parts/silence.json/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data76.reason !== undefined && func0.call(data76, "reason")){
let data78 = data76.reason;
if(typeof data78 === "string"){
if(data78.length > 200 && func65(data78) > 200){
const err277 = {instancePath:instancePath+"/silence/" + i14+"/reason",schemaPath:"parts/silence.json/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
if(data78.length < 30 && func65(data78) < 15){
const err278 = {instancePath:instancePath+"/silence/" + i14+"/reason",schemaPath:"parts/silence.json/items/properties/reason/minLength",keyword:"minLength",params:{limit: 15},message:"must NOT have fewer than 15 characters"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
else {
const err279 = {instancePath:instancePath+"/silence/" + i14+"/reason",schemaPath:"parts/silence.json/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
}
else {
const err280 = {instancePath:instancePath+"/silence/" + i14,schemaPath:"parts/silence.json/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
}
else {
const err281 = {instancePath:instancePath+"/silence",schemaPath:"parts/silence.json/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
if(data.texts !== undefined && func0.call(data, "texts")){
let data79 = data.texts;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
for(const key15 of Object.keys(data79)){
if(!(func0.call(schema38.properties.texts.properties, key15))){
const err282 = {instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
if(data79.skip !== undefined && func0.call(data79, "skip")){
let data80 = data79.skip;
if(typeof data80 === "string"){
if(data80.length > 40 && func65(data80) > 40){
const err283 = {instancePath:instancePath+"/texts/skip",schemaPath:"#/properties/texts/properties/skip/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(data80.length < 4 && func65(data80) < 2){
const err284 = {instancePath:instancePath+"/texts/skip",schemaPath:"#/properties/texts/properties/skip/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
else {
const err285 = {instancePath:instancePath+"/texts/skip",schemaPath:"#/properties/texts/properties/skip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
if(data79.mainNavigation !== undefined && func0.call(data79, "mainNavigation")){
let data81 = data79.mainNavigation;
if(typeof data81 === "string"){
if(data81.length > 40 && func65(data81) > 40){
const err286 = {instancePath:instancePath+"/texts/mainNavigation",schemaPath:"#/properties/texts/properties/mainNavigation/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(data81.length < 4 && func65(data81) < 2){
const err287 = {instancePath:instancePath+"/texts/mainNavigation",schemaPath:"#/properties/texts/properties/mainNavigation/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
else {
const err288 = {instancePath:instancePath+"/texts/mainNavigation",schemaPath:"#/properties/texts/properties/mainNavigation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
if(data79.footerNavigation !== undefined && func0.call(data79, "footerNavigation")){
let data82 = data79.footerNavigation;
if(typeof data82 === "string"){
if(data82.length > 40 && func65(data82) > 40){
const err289 = {instancePath:instancePath+"/texts/footerNavigation",schemaPath:"#/properties/texts/properties/footerNavigation/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
if(data82.length < 4 && func65(data82) < 2){
const err290 = {instancePath:instancePath+"/texts/footerNavigation",schemaPath:"#/properties/texts/properties/footerNavigation/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
else {
const err291 = {instancePath:instancePath+"/texts/footerNavigation",schemaPath:"#/properties/texts/properties/footerNavigation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
if(data79.home !== undefined && func0.call(data79, "home")){
let data83 = data79.home;
if(typeof data83 === "string"){
if(data83.length > 40 && func65(data83) > 40){
const err292 = {instancePath:instancePath+"/texts/home",schemaPath:"#/properties/texts/properties/home/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
if(data83.length < 4 && func65(data83) < 2){
const err293 = {instancePath:instancePath+"/texts/home",schemaPath:"#/properties/texts/properties/home/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
else {
const err294 = {instancePath:instancePath+"/texts/home",schemaPath:"#/properties/texts/properties/home/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
if(data79.menu !== undefined && func0.call(data79, "menu")){
let data84 = data79.menu;
if(typeof data84 === "string"){
if(data84.length > 20 && func65(data84) > 20){
const err295 = {instancePath:instancePath+"/texts/menu",schemaPath:"#/properties/texts/properties/menu/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
if(data84.length < 4 && func65(data84) < 2){
const err296 = {instancePath:instancePath+"/texts/menu",schemaPath:"#/properties/texts/properties/menu/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
else {
const err297 = {instancePath:instancePath+"/texts/menu",schemaPath:"#/properties/texts/properties/menu/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data79.close !== undefined && func0.call(data79, "close")){
let data85 = data79.close;
if(typeof data85 === "string"){
if(data85.length > 20 && func65(data85) > 20){
const err298 = {instancePath:instancePath+"/texts/close",schemaPath:"#/properties/texts/properties/close/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
if(data85.length < 4 && func65(data85) < 2){
const err299 = {instancePath:instancePath+"/texts/close",schemaPath:"#/properties/texts/properties/close/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
else {
const err300 = {instancePath:instancePath+"/texts/close",schemaPath:"#/properties/texts/properties/close/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
if(data79.back !== undefined && func0.call(data79, "back")){
let data86 = data79.back;
if(typeof data86 === "string"){
if(data86.length > 20 && func65(data86) > 20){
const err301 = {instancePath:instancePath+"/texts/back",schemaPath:"#/properties/texts/properties/back/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
if(data86.length < 4 && func65(data86) < 2){
const err302 = {instancePath:instancePath+"/texts/back",schemaPath:"#/properties/texts/properties/back/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
else {
const err303 = {instancePath:instancePath+"/texts/back",schemaPath:"#/properties/texts/properties/back/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
if(data79.submenu !== undefined && func0.call(data79, "submenu")){
let data87 = data79.submenu;
if(typeof data87 === "string"){
if(data87.length > 30 && func65(data87) > 30){
const err304 = {instancePath:instancePath+"/texts/submenu",schemaPath:"#/properties/texts/properties/submenu/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
if(data87.length < 4 && func65(data87) < 2){
const err305 = {instancePath:instancePath+"/texts/submenu",schemaPath:"#/properties/texts/properties/submenu/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
else {
const err306 = {instancePath:instancePath+"/texts/submenu",schemaPath:"#/properties/texts/properties/submenu/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
if(data79.contents !== undefined && func0.call(data79, "contents")){
let data88 = data79.contents;
if(typeof data88 === "string"){
if(data88.length > 40 && func65(data88) > 40){
const err307 = {instancePath:instancePath+"/texts/contents",schemaPath:"#/properties/texts/properties/contents/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
if(data88.length < 4 && func65(data88) < 2){
const err308 = {instancePath:instancePath+"/texts/contents",schemaPath:"#/properties/texts/properties/contents/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
else {
const err309 = {instancePath:instancePath+"/texts/contents",schemaPath:"#/properties/texts/properties/contents/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
if(data79.noTabs !== undefined && func0.call(data79, "noTabs")){
let data89 = data79.noTabs;
if(typeof data89 === "string"){
if(data89.length > 60 && func65(data89) > 60){
const err310 = {instancePath:instancePath+"/texts/noTabs",schemaPath:"#/properties/texts/properties/noTabs/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
if(data89.length < 4 && func65(data89) < 2){
const err311 = {instancePath:instancePath+"/texts/noTabs",schemaPath:"#/properties/texts/properties/noTabs/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
else {
const err312 = {instancePath:instancePath+"/texts/noTabs",schemaPath:"#/properties/texts/properties/noTabs/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
if(data79.example !== undefined && func0.call(data79, "example")){
let data90 = data79.example;
if(typeof data90 === "string"){
if(data90.length > 20 && func65(data90) > 20){
const err313 = {instancePath:instancePath+"/texts/example",schemaPath:"#/properties/texts/properties/example/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
if(data90.length < 4 && func65(data90) < 2){
const err314 = {instancePath:instancePath+"/texts/example",schemaPath:"#/properties/texts/properties/example/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
else {
const err315 = {instancePath:instancePath+"/texts/example",schemaPath:"#/properties/texts/properties/example/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
if(data79.request !== undefined && func0.call(data79, "request")){
let data91 = data79.request;
if(typeof data91 === "string"){
if(data91.length > 40 && func65(data91) > 40){
const err316 = {instancePath:instancePath+"/texts/request",schemaPath:"#/properties/texts/properties/request/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
if(data91.length < 4 && func65(data91) < 2){
const err317 = {instancePath:instancePath+"/texts/request",schemaPath:"#/properties/texts/properties/request/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
else {
const err318 = {instancePath:instancePath+"/texts/request",schemaPath:"#/properties/texts/properties/request/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
if(data79.answer !== undefined && func0.call(data79, "answer")){
let data92 = data79.answer;
if(typeof data92 === "string"){
if(data92.length > 40 && func65(data92) > 40){
const err319 = {instancePath:instancePath+"/texts/answer",schemaPath:"#/properties/texts/properties/answer/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
if(data92.length < 4 && func65(data92) < 2){
const err320 = {instancePath:instancePath+"/texts/answer",schemaPath:"#/properties/texts/properties/answer/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
else {
const err321 = {instancePath:instancePath+"/texts/answer",schemaPath:"#/properties/texts/properties/answer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
if(data79.copy !== undefined && func0.call(data79, "copy")){
let data93 = data79.copy;
if(typeof data93 === "string"){
if(data93.length > 20 && func65(data93) > 20){
const err322 = {instancePath:instancePath+"/texts/copy",schemaPath:"#/properties/texts/properties/copy/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
if(data93.length < 4 && func65(data93) < 2){
const err323 = {instancePath:instancePath+"/texts/copy",schemaPath:"#/properties/texts/properties/copy/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
else {
const err324 = {instancePath:instancePath+"/texts/copy",schemaPath:"#/properties/texts/properties/copy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
if(data79.copied !== undefined && func0.call(data79, "copied")){
let data94 = data79.copied;
if(typeof data94 === "string"){
if(data94.length > 20 && func65(data94) > 20){
const err325 = {instancePath:instancePath+"/texts/copied",schemaPath:"#/properties/texts/properties/copied/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
if(data94.length < 4 && func65(data94) < 2){
const err326 = {instancePath:instancePath+"/texts/copied",schemaPath:"#/properties/texts/properties/copied/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
else {
const err327 = {instancePath:instancePath+"/texts/copied",schemaPath:"#/properties/texts/properties/copied/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
if(data79.breadcrumb !== undefined && func0.call(data79, "breadcrumb")){
let data95 = data79.breadcrumb;
if(typeof data95 === "string"){
if(data95.length > 40 && func65(data95) > 40){
const err328 = {instancePath:instancePath+"/texts/breadcrumb",schemaPath:"#/properties/texts/properties/breadcrumb/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
if(data95.length < 4 && func65(data95) < 2){
const err329 = {instancePath:instancePath+"/texts/breadcrumb",schemaPath:"#/properties/texts/properties/breadcrumb/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
else {
const err330 = {instancePath:instancePath+"/texts/breadcrumb",schemaPath:"#/properties/texts/properties/breadcrumb/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
if(data79.blockError !== undefined && func0.call(data79, "blockError")){
let data96 = data79.blockError;
if(typeof data96 === "string"){
if(data96.length > 120 && func65(data96) > 120){
const err331 = {instancePath:instancePath+"/texts/blockError",schemaPath:"#/properties/texts/properties/blockError/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
if(data96.length < 20 && func65(data96) < 10){
const err332 = {instancePath:instancePath+"/texts/blockError",schemaPath:"#/properties/texts/properties/blockError/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
else {
const err333 = {instancePath:instancePath+"/texts/blockError",schemaPath:"#/properties/texts/properties/blockError/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
if(data79.errorTitle !== undefined && func0.call(data79, "errorTitle")){
let data97 = data79.errorTitle;
if(typeof data97 === "string"){
if(data97.length > 60 && func65(data97) > 60){
const err334 = {instancePath:instancePath+"/texts/errorTitle",schemaPath:"#/properties/texts/properties/errorTitle/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
if(data97.length < 10 && func65(data97) < 5){
const err335 = {instancePath:instancePath+"/texts/errorTitle",schemaPath:"#/properties/texts/properties/errorTitle/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
}
else {
const err336 = {instancePath:instancePath+"/texts/errorTitle",schemaPath:"#/properties/texts/properties/errorTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
}
else {
const err337 = {instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
}
}
else {
const err338 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_apiSection = validate27;
const schema61 = {"title":"API section","description":"A dark section about the API: text and buttons on one side, an example of a request and its answer on the other.","group":"Products and reasons","alsoCalled":["codeSample","codeBlock","developers","integration"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading of the section.","type":"string","minLength":2,"maxLength":45,"examples":["One API for everything we do"]},"lead":{"title":"Lead","description":"One to three short sentences under the heading. Say in plain words what an API is.","type":"string","minLength":20,"maxLength":170,"examples":["With an API your software uses our services. Build and test it in the sandbox, then go live."]},"links":{"title":"Buttons","description":"One or two buttons. The first one is filled, the second one has a line around it.","type":"array","minItems":1,"maxItems":2,"items":{"$ref":"../parts/link.json"},"examples":[[{"text":"Read the docs","href":"{links.docs}"}]]},"points":{"title":"Points","description":"Up to four short facts, each with a tick before it.","type":"array","minItems":1,"maxItems":4,"items":{"title":"Point","description":"One fact, without a full stop.","noFullStop":true,"type":"string","minLength":2,"maxLength":60,"examples":["Test data in the sandbox"]},"examples":[["Test data in the sandbox"]]},"example":{"$ref":"../parts/apiExample.json"},"names":{"title":"Names","description":"Four or five names that lines lead to from the example. Names on the same line are side by side.","type":"array","minItems":4,"maxItems":5,"items":{"title":"Name","description":"One name and the colour of its line.","type":"object","properties":{"text":{"title":"Text","description":"The name.","type":"string","minLength":2,"maxLength":30,"examples":["Accounts API"]},"line":{"$ref":"../parts/line.json"}},"required":["text","line"],"additionalProperties":false,"examples":[{"text":"Accounts API","line":"lagoon"}]},"examples":[[{"text":"Accounts API","line":"lagoon"},{"text":"Virtual Dollar Card API","line":"clay"},{"text":"Transfers API","line":"sun"},{"text":"Bills Payments API","line":"sky"}]]},"features":{"title":"Features","description":"Three or six features, in rows of three.","type":"array","minItems":1,"maxItems":6,"items":{"title":"Feature","description":"One feature.","type":"object","properties":{"title":{"title":"Title","description":"The name of the feature.","type":"string","minLength":2,"maxLength":38,"examples":["Whitelabel solution"]},"text":{"title":"Text","description":"One sentence that says what it means for the reader.","type":"string","minLength":10,"maxLength":130,"examples":["Your product carries your name and your colours."]}},"required":["title","text"],"additionalProperties":false,"examples":[{"title":"Whitelabel solution","text":"Your product carries your name and your colours."}]},"examples":[[{"title":"Whitelabel solution","text":"Your product carries your name and your colours."}]]}},"required":["title","lead","links","example"],"additionalProperties":false,"examples":[{"title":"One API for everything we do","lead":"With an API your software uses our services. Build and test it in the sandbox, then go live.","links":[{"text":"Book a demo","href":"/book-a-demo"},{"text":"Read the docs","href":"{links.docs}"}],"example":{"request":"{\n  \"service\": \"Transfers API\",\n  \"amount\": 845000,\n  \"currency\": \"XAF\"\n}","state":"Settled","answer":"{\n  \"amount\": 845000,\n  \"currency\": \"XAF\",\n  \"status\": \"settled\"\n}"},"names":[{"text":"Accounts API","line":"lagoon"},{"text":"Collections API","line":"lagoon"},{"text":"Virtual Dollar Card API","line":"clay"},{"text":"Transfers API","line":"sun"},{"text":"Bills Payments API","line":"sky"}],"features":[{"title":"Whitelabel solution","text":"Your product carries your name and your colours."},{"title":"Rapid setup","text":"Build and test in the sandbox, then go live."},{"title":"Flexibility","text":"Use one service or several. All of them have one format."}]},{"title":"Let your customers pay bills in your app","lead":"Your software sends the number and the amount. Your customers see your name, not ours.","links":[{"text":"Read the docs","href":"{links.docs}"}],"points":["Test data in the sandbox","One format for all services"],"example":{"request":"{\n  \"service\": \"Bills Payments API\",\n  \"amount\": 12000,\n  \"currency\": \"NGN\"\n}","state":"Settled","answer":"{\n  \"status\": \"settled\"\n}"},"names":[{"text":"Accounts API","line":"lagoon"},{"text":"Virtual Dollar Card API","line":"clay"},{"text":"Transfers API","line":"sun"},{"text":"Bills Payments API","line":"sky"}]}]};
const schema62 = {"title":"Anchor","description":"A short name for this place on the page. Links can jump to it: /payout#steps.","type":"string","format":"anchor","pattern":"^[a-z][a-z0-9-]*$","patternWords":"Begin with a small letter; use only small letters, digits and hyphens.","minLength":2,"maxLength":40,"examples":["steps"]};
const schema63 = {"title":"Example of the API","description":"A short request to the API and its answer, shown as code in a panel that is marked as an example. No path, no key and no time.","type":"object","properties":{"request":{"title":"Request","description":"What is sent, as JSON with one value in a line: the name of the service, an amount, a currency. A new line is written \\n.","type":"string","format":"code","minLength":2,"maxLength":300,"examples":["{\n  \"service\": \"Transfers API\",\n  \"amount\": 845000,\n  \"currency\": \"XAF\"\n}"]},"state":{"title":"State","description":"The word between request and answer: what became of the payment.","type":"string","minLength":2,"maxLength":22,"examples":["Settled"]},"answer":{"title":"Answer","description":"What comes back, as JSON with one value in a line. A new line is written \\n.","type":"string","format":"code","minLength":2,"maxLength":300,"examples":["{\n  \"amount\": 845000,\n  \"currency\": \"XAF\",\n  \"status\": \"settled\"\n}"]}},"required":["request","state","answer"],"additionalProperties":false,"examples":[{"request":"{\n  \"service\": \"Transfers API\",\n  \"amount\": 845000,\n  \"currency\": \"XAF\"\n}","state":"Settled","answer":"{\n  \"amount\": 845000,\n  \"currency\": \"XAF\",\n  \"status\": \"settled\"\n}"}]};
const pattern16 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.lead === undefined) || (!(func0.call(data, "lead")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lead"},message:"must have required property '"+"lead"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.links === undefined) || (!(func0.call(data, "links")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.example === undefined) || (!(func0.call(data, "example")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "example"},message:"must have required property '"+"example"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema61.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern16.test(data1)){
const err8 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data3 = data.lead;
if(typeof data3 === "string"){
if(data3.length > 170 && func65(data3) > 170){
const err13 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.length < 40 && func65(data3) < 20){
const err14 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.links !== undefined && func0.call(data, "links")){
let data4 = data.links;
if(Array.isArray(data4)){
if(data4.length > 2){
const err16 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.length < 1){
const err17 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data4[i0], {instancePath:instancePath+"/links/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.points !== undefined && func0.call(data, "points")){
let data6 = data.points;
if(Array.isArray(data6)){
if(data6.length > 4){
const err19 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.length < 1){
const err20 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(data7.length > 60 && func65(data7) > 60){
const err21 = {instancePath:instancePath+"/points/" + i1,schemaPath:"#/properties/points/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.length < 4 && func65(data7) < 2){
const err22 = {instancePath:instancePath+"/points/" + i1,schemaPath:"#/properties/points/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/points/" + i1,schemaPath:"#/properties/points/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.example !== undefined && func0.call(data, "example")){
let data8 = data.example;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.request === undefined) || (!(func0.call(data8, "request")))){
const err25 = {instancePath:instancePath+"/example",schemaPath:"../parts/apiExample.json/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data8.state === undefined) || (!(func0.call(data8, "state")))){
const err26 = {instancePath:instancePath+"/example",schemaPath:"../parts/apiExample.json/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data8.answer === undefined) || (!(func0.call(data8, "answer")))){
const err27 = {instancePath:instancePath+"/example",schemaPath:"../parts/apiExample.json/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 of Object.keys(data8)){
if(!(((key1 === "request") || (key1 === "state")) || (key1 === "answer"))){
const err28 = {instancePath:instancePath+"/example",schemaPath:"../parts/apiExample.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.request !== undefined && func0.call(data8, "request")){
let data9 = data8.request;
if(typeof data9 === "string"){
if(data9.length > 300 && func65(data9) > 300){
const err29 = {instancePath:instancePath+"/example/request",schemaPath:"../parts/apiExample.json/properties/request/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9.length < 4 && func65(data9) < 2){
const err30 = {instancePath:instancePath+"/example/request",schemaPath:"../parts/apiExample.json/properties/request/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/example/request",schemaPath:"../parts/apiExample.json/properties/request/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data8.state !== undefined && func0.call(data8, "state")){
let data10 = data8.state;
if(typeof data10 === "string"){
if(data10.length > 22 && func65(data10) > 22){
const err32 = {instancePath:instancePath+"/example/state",schemaPath:"../parts/apiExample.json/properties/state/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.length < 4 && func65(data10) < 2){
const err33 = {instancePath:instancePath+"/example/state",schemaPath:"../parts/apiExample.json/properties/state/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/example/state",schemaPath:"../parts/apiExample.json/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.answer !== undefined && func0.call(data8, "answer")){
let data11 = data8.answer;
if(typeof data11 === "string"){
if(data11.length > 300 && func65(data11) > 300){
const err35 = {instancePath:instancePath+"/example/answer",schemaPath:"../parts/apiExample.json/properties/answer/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11.length < 4 && func65(data11) < 2){
const err36 = {instancePath:instancePath+"/example/answer",schemaPath:"../parts/apiExample.json/properties/answer/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/example/answer",schemaPath:"../parts/apiExample.json/properties/answer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/example",schemaPath:"../parts/apiExample.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.names !== undefined && func0.call(data, "names")){
let data12 = data.names;
if(Array.isArray(data12)){
if(data12.length > 5){
const err39 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data12.length < 4){
const err40 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.text === undefined) || (!(func0.call(data13, "text")))){
const err41 = {instancePath:instancePath+"/names/" + i2,schemaPath:"#/properties/names/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((data13.line === undefined) || (!(func0.call(data13, "line")))){
const err42 = {instancePath:instancePath+"/names/" + i2,schemaPath:"#/properties/names/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key2 of Object.keys(data13)){
if(!((key2 === "text") || (key2 === "line"))){
const err43 = {instancePath:instancePath+"/names/" + i2,schemaPath:"#/properties/names/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.text !== undefined && func0.call(data13, "text")){
let data14 = data13.text;
if(typeof data14 === "string"){
if(data14.length > 30 && func65(data14) > 30){
const err44 = {instancePath:instancePath+"/names/" + i2+"/text",schemaPath:"#/properties/names/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14.length < 4 && func65(data14) < 2){
const err45 = {instancePath:instancePath+"/names/" + i2+"/text",schemaPath:"#/properties/names/items/properties/text/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/names/" + i2+"/text",schemaPath:"#/properties/names/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.line !== undefined && func0.call(data13, "line")){
let data15 = data13.line;
if(!((((data15 === "lagoon") || (data15 === "clay")) || (data15 === "sun")) || (data15 === "sky"))){
const err47 = {instancePath:instancePath+"/names/" + i2+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/names/" + i2,schemaPath:"#/properties/names/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.features !== undefined && func0.call(data, "features")){
let data16 = data.features;
if(Array.isArray(data16)){
if(data16.length > 6){
const err50 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data16.length < 1){
const err51 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if((data17.title === undefined) || (!(func0.call(data17, "title")))){
const err52 = {instancePath:instancePath+"/features/" + i3,schemaPath:"#/properties/features/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((data17.text === undefined) || (!(func0.call(data17, "text")))){
const err53 = {instancePath:instancePath+"/features/" + i3,schemaPath:"#/properties/features/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
for(const key3 of Object.keys(data17)){
if(!((key3 === "title") || (key3 === "text"))){
const err54 = {instancePath:instancePath+"/features/" + i3,schemaPath:"#/properties/features/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data17.title !== undefined && func0.call(data17, "title")){
let data18 = data17.title;
if(typeof data18 === "string"){
if(data18.length > 38 && func65(data18) > 38){
const err55 = {instancePath:instancePath+"/features/" + i3+"/title",schemaPath:"#/properties/features/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data18.length < 4 && func65(data18) < 2){
const err56 = {instancePath:instancePath+"/features/" + i3+"/title",schemaPath:"#/properties/features/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/features/" + i3+"/title",schemaPath:"#/properties/features/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data17.text !== undefined && func0.call(data17, "text")){
let data19 = data17.text;
if(typeof data19 === "string"){
if(data19.length > 130 && func65(data19) > 130){
const err58 = {instancePath:instancePath+"/features/" + i3+"/text",schemaPath:"#/properties/features/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 130},message:"must NOT have more than 130 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data19.length < 20 && func65(data19) < 10){
const err59 = {instancePath:instancePath+"/features/" + i3+"/text",schemaPath:"#/properties/features/items/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/features/" + i3+"/text",schemaPath:"#/properties/features/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/features/" + i3,schemaPath:"#/properties/features/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_appStrip = validate29;
const schema65 = {"title":"App","description":"A coloured strip about the app: words, one button, and the upper edge of a phone.","group":"Ways on","alsoCalled":["appDownload","mobileApp","download"],"dated":true,"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading of the strip.","type":"string","minLength":2,"maxLength":45,"examples":["On your phone"]},"text":{"title":"Text","description":"One to three short sentences.","type":"string","minLength":20,"maxLength":170,"examples":["The app is there for Android and iOS. Pay a bill where you are, and keep the receipt."]},"line":{"$ref":"../parts/line.json"},"link":{"$ref":"../parts/link.json"},"drawing":{"$ref":"../parts/drawing.json"},"from":{"$ref":"../parts/from.json","internal":true,"state":"on the days that it names"},"until":{"$ref":"../parts/until.json","internal":true,"state":"on the days that it names"}},"required":["title","text","line","link","drawing"],"additionalProperties":false,"examples":[{"title":"On your phone","text":"The app is there for Android and iOS. Pay a bill where you are, and keep the receipt.","line":"sky","link":{"text":"Get it on Google Play","href":"{links.googlePlay}"},"drawing":{"name":"payBillsApp","alt":"The upper edge of a phone with a list of three bills."}},{"title":"On every phone","text":"The app is there for Android and iOS. Pay a bill where you are, and keep the receipt.","line":"lagoon","link":{"text":"Get it on Google Play","href":"{links.googlePlay}"},"drawing":{"name":"payBillsApp","alt":"The upper edge of a phone with a list of three bills."}}]};
const schema68 = {"title":"Drawing","description":"One of the drawings that belong to the site, and the sentence that replaces it where it cannot be seen.","type":"object","tsType":"Drawing","properties":{"name":{"title":"Name","description":"The drawing's name.","type":"string","format":"drawing","minLength":1,"maxLength":60,"examples":["homeHero"]},"alt":{"title":"Alternative text","description":"One sentence that says what the drawing shows, for people who cannot see it.","type":"string","minLength":10,"maxLength":200,"examples":["Four lines leave one rail and reach an account, a virtual card, a list of payouts and a paid bill."]}},"required":["name","alt"],"additionalProperties":false,"examples":[{"name":"homeHero","alt":"Four lines leave one rail and reach an account, a virtual card, a list of payouts and a paid bill."}]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.line === undefined) || (!(func0.call(data, "line")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.link === undefined) || (!(func0.call(data, "link")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.drawing === undefined) || (!(func0.call(data, "drawing")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drawing"},message:"must have required property '"+"drawing"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema65.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err8 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern16.test(data1)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data3 = data.text;
if(typeof data3 === "string"){
if(data3.length > 170 && func65(data3) > 170){
const err14 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.length < 40 && func65(data3) < 20){
const err15 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data4 = data.line;
if(!((((data4 === "lagoon") || (data4 === "clay")) || (data4 === "sun")) || (data4 === "sky"))){
const err17 = {instancePath:instancePath+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.link !== undefined && func0.call(data, "link")){
if(!(validate23(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.drawing !== undefined && func0.call(data, "drawing")){
let data6 = data.drawing;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.name === undefined) || (!(func0.call(data6, "name")))){
const err18 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data6.alt === undefined) || (!(func0.call(data6, "alt")))){
const err19 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 of Object.keys(data6)){
if(!((key1 === "name") || (key1 === "alt"))){
const err20 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.name !== undefined && func0.call(data6, "name")){
let data7 = data6.name;
if(typeof data7 === "string"){
if(data7.length > 60 && func65(data7) > 60){
const err21 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.length < 2 && func65(data7) < 1){
const err22 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.alt !== undefined && func0.call(data6, "alt")){
let data8 = data6.alt;
if(typeof data8 === "string"){
if(data8.length > 200 && func65(data8) > 200){
const err24 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.length < 20 && func65(data8) < 10){
const err25 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
let data9 = data.from;
if(typeof data9 === "string"){
if(data9.length > 10 && func65(data9) > 10){
const err28 = {instancePath:instancePath+"/from",schemaPath:"../parts/from.json/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/from",schemaPath:"../parts/from.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.until !== undefined && func0.call(data, "until")){
let data10 = data.until;
if(typeof data10 === "string"){
if(data10.length > 10 && func65(data10) > 10){
const err30 = {instancePath:instancePath+"/until",schemaPath:"../parts/until.json/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/until",schemaPath:"../parts/until.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_audience = validate31;
const schema71 = {"title":"Audiences","description":"Two or three coloured panels side by side, one for each kind of reader. A whole panel is a link; the lines of their drawings read as one track.","group":"Who it is for","alsoCalled":["personas","segments","targetGroups"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the panels.","type":"string","minLength":2,"maxLength":45,"examples":["Find your own way to use {brand}"]},"lead":{"title":"Lead","description":"One or two sentences under the heading.","type":"string","minLength":20,"maxLength":170,"examples":["All three share one platform. Begin with what you need today."]},"panels":{"title":"Panels","description":"The panels, from left to right.","type":"array","minItems":2,"maxItems":3,"items":{"title":"Panel","description":"One kind of reader.","type":"object","properties":{"line":{"$ref":"../parts/line.json"},"title":{"title":"Title","description":"Who this panel is for.","type":"string","minLength":2,"maxLength":38,"examples":["Freelancers"]},"text":{"title":"Text","description":"What this reader can do.","type":"string","minLength":20,"maxLength":200,"examples":["Send payment links and invoices. Keep track of projects, payments and expenses."]},"link":{"$ref":"../parts/link.json"},"drawing":{"$ref":"../parts/drawing.json"}},"required":["line","title","text","link"],"additionalProperties":false,"examples":[{"line":"sun","title":"Freelancers","text":"Send payment links and invoices. Keep track of projects, payments and expenses.","link":{"text":"See freelancer tools","href":"/book-a-demo"}}]},"examples":[[{"line":"lagoon","title":"Businesses","text":"Collect payments, pay many people from one list and issue cards.","link":{"text":"See business products","href":"/book-a-demo"}},{"line":"sun","title":"Freelancers","text":"Send payment links and invoices. Keep track of projects, payments and expenses.","link":{"text":"See freelancer tools","href":"/book-a-demo"}}]]}},"required":["title","panels"],"additionalProperties":false,"examples":[{"title":"Find your own way to use {brand}","lead":"All three share one platform. Begin with what you need today.","panels":[{"line":"lagoon","title":"Businesses","text":"Collect payments, pay many people from one list and issue cards.","link":{"text":"See business products","href":"/book-a-demo"},"drawing":{"name":"audienceBusiness","alt":"A list of 42 salaries, prepared, that needs approval."}},{"line":"sun","title":"Freelancers","text":"Send payment links and invoices. Keep track of projects, payments and expenses.","link":{"text":"See freelancer tools","href":"/book-a-demo"},"drawing":{"name":"audienceFreelancer","alt":"An invoice over NGN 245,000, paid by payment link."}},{"line":"sky","title":"Individuals","text":"Pay bills that repeat, also in another country. See where your money goes.","link":{"text":"See how to pay bills","href":"/book-a-demo"},"drawing":{"name":"audienceIndividual","alt":"A phone that buys airtime for NGN 2,000."}}]},{"title":"Two ways to start","panels":[{"line":"clay","title":"Alone","text":"Open an account and try the tools by yourself.","link":{"text":"Open an account","href":"{links.signUp}"}},{"line":"lagoon","title":"Together","text":"Choose a day and a time, and we show you the tools.","link":{"text":"Book a demo","href":"/book-a-demo"}}]}]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.panels === undefined) || (!(func0.call(data, "panels")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "panels"},message:"must have required property '"+"panels"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "lead")) || (key0 === "panels"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern16.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data3 = data.lead;
if(typeof data3 === "string"){
if(data3.length > 170 && func65(data3) > 170){
const err11 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 40 && func65(data3) < 20){
const err12 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.panels !== undefined && func0.call(data, "panels")){
let data4 = data.panels;
if(Array.isArray(data4)){
if(data4.length > 3){
const err14 = {instancePath:instancePath+"/panels",schemaPath:"#/properties/panels/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.length < 2){
const err15 = {instancePath:instancePath+"/panels",schemaPath:"#/properties/panels/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.line === undefined) || (!(func0.call(data5, "line")))){
const err16 = {instancePath:instancePath+"/panels/" + i0,schemaPath:"#/properties/panels/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data5.title === undefined) || (!(func0.call(data5, "title")))){
const err17 = {instancePath:instancePath+"/panels/" + i0,schemaPath:"#/properties/panels/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data5.text === undefined) || (!(func0.call(data5, "text")))){
const err18 = {instancePath:instancePath+"/panels/" + i0,schemaPath:"#/properties/panels/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data5.link === undefined) || (!(func0.call(data5, "link")))){
const err19 = {instancePath:instancePath+"/panels/" + i0,schemaPath:"#/properties/panels/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 of Object.keys(data5)){
if(!(((((key1 === "line") || (key1 === "title")) || (key1 === "text")) || (key1 === "link")) || (key1 === "drawing"))){
const err20 = {instancePath:instancePath+"/panels/" + i0,schemaPath:"#/properties/panels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.line !== undefined && func0.call(data5, "line")){
let data6 = data5.line;
if(!((((data6 === "lagoon") || (data6 === "clay")) || (data6 === "sun")) || (data6 === "sky"))){
const err21 = {instancePath:instancePath+"/panels/" + i0+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.title !== undefined && func0.call(data5, "title")){
let data7 = data5.title;
if(typeof data7 === "string"){
if(data7.length > 38 && func65(data7) > 38){
const err22 = {instancePath:instancePath+"/panels/" + i0+"/title",schemaPath:"#/properties/panels/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.length < 4 && func65(data7) < 2){
const err23 = {instancePath:instancePath+"/panels/" + i0+"/title",schemaPath:"#/properties/panels/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/panels/" + i0+"/title",schemaPath:"#/properties/panels/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.text !== undefined && func0.call(data5, "text")){
let data8 = data5.text;
if(typeof data8 === "string"){
if(data8.length > 200 && func65(data8) > 200){
const err25 = {instancePath:instancePath+"/panels/" + i0+"/text",schemaPath:"#/properties/panels/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.length < 40 && func65(data8) < 20){
const err26 = {instancePath:instancePath+"/panels/" + i0+"/text",schemaPath:"#/properties/panels/items/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/panels/" + i0+"/text",schemaPath:"#/properties/panels/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data5.link !== undefined && func0.call(data5, "link")){
if(!(validate23(data5.link, {instancePath:instancePath+"/panels/" + i0+"/link",parentData:data5,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data5.drawing !== undefined && func0.call(data5, "drawing")){
let data10 = data5.drawing;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.name === undefined) || (!(func0.call(data10, "name")))){
const err28 = {instancePath:instancePath+"/panels/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((data10.alt === undefined) || (!(func0.call(data10, "alt")))){
const err29 = {instancePath:instancePath+"/panels/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 of Object.keys(data10)){
if(!((key2 === "name") || (key2 === "alt"))){
const err30 = {instancePath:instancePath+"/panels/" + i0+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.name !== undefined && func0.call(data10, "name")){
let data11 = data10.name;
if(typeof data11 === "string"){
if(data11.length > 60 && func65(data11) > 60){
const err31 = {instancePath:instancePath+"/panels/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.length < 2 && func65(data11) < 1){
const err32 = {instancePath:instancePath+"/panels/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/panels/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.alt !== undefined && func0.call(data10, "alt")){
let data12 = data10.alt;
if(typeof data12 === "string"){
if(data12.length > 200 && func65(data12) > 200){
const err34 = {instancePath:instancePath+"/panels/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12.length < 20 && func65(data12) < 10){
const err35 = {instancePath:instancePath+"/panels/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/panels/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/panels/" + i0+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/panels/" + i0,schemaPath:"#/properties/panels/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/panels",schemaPath:"#/properties/panels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_banner = validate33;
const schema75 = {"title":"Banner","description":"A coloured panel that ends a page: a heading, a sentence and two buttons. Use one on a page, as its last block.","group":"Ways on","alsoCalled":["cta","callToAction","callout","promo","notice","button"],"closing":true,"dated":true,"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading of the panel.","type":"string","minLength":2,"maxLength":45,"examples":["Try it with a case of yours"]},"subtitle":{"title":"Small heading","description":"A few words above the title.","type":"string","minLength":2,"maxLength":38,"examples":["For companies"]},"description":{"title":"Text","description":"One or two sentences under the title.","type":"string","minLength":10,"maxLength":170,"examples":["Open an account, or pick a time for a call with us."]},"primaryLink":{"title":"Address of the first button","description":"Where the first button goes. Without it: the page that opens an account.","type":"string","format":"link","minLength":1,"maxLength":300,"default":"{links.signUp}","examples":["{links.signUp}"]},"primaryLinkText":{"title":"Text of the first button","description":"What the first button says.","type":"string","minLength":2,"maxLength":22,"default":"Get Started","examples":["Start Building"]},"secondaryLink":{"title":"Address of the second button","description":"Where the second button goes. Without it: the page that books a demo.","type":"string","format":"link","minLength":1,"maxLength":300,"default":"/book-a-demo","examples":["/book-a-demo"]},"secondaryLinkText":{"title":"Text of the second button","description":"What the second button says.","type":"string","minLength":2,"maxLength":22,"default":"Reach out to us","examples":["Contact us"]},"tone":{"title":"Background","description":"The colour of the panel. mist is grey, clay a pale red. tint is pale yellow; without a drawing of its own it is low, with the buttons beside the text.","enum":["sun","ink","mist","tint","clay"],"default":"sun","examples":["ink"]},"drawing":{"$ref":"../parts/drawing.json","shownIf":{"columns":2}},"columns":{"title":"Columns","shownIf":[{"drawing":true},{"tone":["sun","ink","mist","clay"]}],"description":"2 puts a drawing beside the text, 1 leaves it out. Without a drawing of its own the banner shows the four lines.","enum":[1,2],"default":2,"examples":[1]},"order":{"title":"Order","shownIf":{"drawing":false,"columns":2,"tone":["sun","ink","mist","clay"]},"description":"Which of the two comes first: the text or the lines. With a drawing of its own the text always does.","enum":["text-first","image-first"],"default":"text-first","examples":["image-first"]},"from":{"$ref":"../parts/from.json","internal":true,"state":"on the days that it names"},"until":{"$ref":"../parts/until.json","internal":true,"state":"on the days that it names"}},"required":["title"],"additionalProperties":false,"examples":[{"title":"Start with one account","description":"Open an account on our app, or write to us first.","tone":"tint"},{"title":"Try it with a case of yours","description":"Open an account, or pick a time for a call with us."},{"subtitle":"For companies","title":"Talk to us first","description":"Tell us what you want to build.","tone":"ink","order":"image-first","primaryLinkText":"Start Building","secondaryLinkText":"Book a demo"},{"title":"One column of words","columns":1},{"title":"Issue your first card","description":"Open an account, or pick a time for a call with us.","tone":"ink","drawing":{"name":"cardClosing","alt":"A line climbs to a virtual card that carries your brand, and runs on."}},{"title":"Start in the sandbox","description":"Open an account on our app, or write to us first.","tone":"mist","drawing":{"name":"apiClosing","alt":"An example of an answer: NGN 42,000, settled."}},{"title":"Start with one account","description":"Open an account on our app, or write to us first.","tone":"clay","drawing":{"name":"aboutClosing","alt":"A stall at the market, on one line."}}]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema75.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.subtitle !== undefined && func0.call(data, "subtitle")){
let data3 = data.subtitle;
if(typeof data3 === "string"){
if(data3.length > 38 && func65(data3) > 38){
const err10 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 4 && func65(data3) < 2){
const err11 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data4 = data.description;
if(typeof data4 === "string"){
if(data4.length > 170 && func65(data4) > 170){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 20 && func65(data4) < 10){
const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.primaryLink !== undefined && func0.call(data, "primaryLink")){
let data5 = data.primaryLink;
if(typeof data5 === "string"){
if(data5.length > 300 && func65(data5) > 300){
const err16 = {instancePath:instancePath+"/primaryLink",schemaPath:"#/properties/primaryLink/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.length < 2 && func65(data5) < 1){
const err17 = {instancePath:instancePath+"/primaryLink",schemaPath:"#/properties/primaryLink/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/primaryLink",schemaPath:"#/properties/primaryLink/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.primaryLinkText !== undefined && func0.call(data, "primaryLinkText")){
let data6 = data.primaryLinkText;
if(typeof data6 === "string"){
if(data6.length > 22 && func65(data6) > 22){
const err19 = {instancePath:instancePath+"/primaryLinkText",schemaPath:"#/properties/primaryLinkText/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.length < 4 && func65(data6) < 2){
const err20 = {instancePath:instancePath+"/primaryLinkText",schemaPath:"#/properties/primaryLinkText/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/primaryLinkText",schemaPath:"#/properties/primaryLinkText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.secondaryLink !== undefined && func0.call(data, "secondaryLink")){
let data7 = data.secondaryLink;
if(typeof data7 === "string"){
if(data7.length > 300 && func65(data7) > 300){
const err22 = {instancePath:instancePath+"/secondaryLink",schemaPath:"#/properties/secondaryLink/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.length < 2 && func65(data7) < 1){
const err23 = {instancePath:instancePath+"/secondaryLink",schemaPath:"#/properties/secondaryLink/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/secondaryLink",schemaPath:"#/properties/secondaryLink/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.secondaryLinkText !== undefined && func0.call(data, "secondaryLinkText")){
let data8 = data.secondaryLinkText;
if(typeof data8 === "string"){
if(data8.length > 22 && func65(data8) > 22){
const err25 = {instancePath:instancePath+"/secondaryLinkText",schemaPath:"#/properties/secondaryLinkText/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.length < 4 && func65(data8) < 2){
const err26 = {instancePath:instancePath+"/secondaryLinkText",schemaPath:"#/properties/secondaryLinkText/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/secondaryLinkText",schemaPath:"#/properties/secondaryLinkText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.tone !== undefined && func0.call(data, "tone")){
let data9 = data.tone;
if(!(((((data9 === "sun") || (data9 === "ink")) || (data9 === "mist")) || (data9 === "tint")) || (data9 === "clay"))){
const err28 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/enum",keyword:"enum",params:{allowedValues: schema75.properties.tone.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.drawing !== undefined && func0.call(data, "drawing")){
let data10 = data.drawing;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.name === undefined) || (!(func0.call(data10, "name")))){
const err29 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((data10.alt === undefined) || (!(func0.call(data10, "alt")))){
const err30 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key1 of Object.keys(data10)){
if(!((key1 === "name") || (key1 === "alt"))){
const err31 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.name !== undefined && func0.call(data10, "name")){
let data11 = data10.name;
if(typeof data11 === "string"){
if(data11.length > 60 && func65(data11) > 60){
const err32 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.length < 2 && func65(data11) < 1){
const err33 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.alt !== undefined && func0.call(data10, "alt")){
let data12 = data10.alt;
if(typeof data12 === "string"){
if(data12.length > 200 && func65(data12) > 200){
const err35 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.length < 20 && func65(data12) < 10){
const err36 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.columns !== undefined && func0.call(data, "columns")){
let data13 = data.columns;
if(!((data13 === 1) || (data13 === 2))){
const err39 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/enum",keyword:"enum",params:{allowedValues: schema75.properties.columns.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data14 = data.order;
if(!((data14 === "text-first") || (data14 === "image-first"))){
const err40 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema75.properties.order.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
let data15 = data.from;
if(typeof data15 === "string"){
if(data15.length > 10 && func65(data15) > 10){
const err41 = {instancePath:instancePath+"/from",schemaPath:"../parts/from.json/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/from",schemaPath:"../parts/from.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.until !== undefined && func0.call(data, "until")){
let data16 = data.until;
if(typeof data16 === "string"){
if(data16.length > 10 && func65(data16) > 10){
const err43 = {instancePath:instancePath+"/until",schemaPath:"../parts/until.json/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/until",schemaPath:"../parts/until.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_bento = validate34;
const schema80 = {"title":"Tiles","description":"Two to four tiles of different widths, each with a title, a sentence, and a drawing or a short conversation.","group":"Products and reasons","alsoCalled":["tiles","masonry","mosaic"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the tiles.","type":"string","minLength":2,"maxLength":45,"examples":["Why choose {brand}"]},"lead":{"title":"Lead","description":"One or two sentences under the heading.","type":"string","minLength":20,"maxLength":170,"examples":["Four things that you notice from the first day."]},"tiles":{"title":"Tiles","description":"The tiles. The first and the fourth are wide, the second and the third are narrow.","type":"array","minItems":2,"maxItems":4,"items":{"title":"Tile","description":"One tile. Give it a drawing or a conversation.","type":"object","properties":{"background":{"title":"Background","description":"The colour of the tile: grey, dark, or the light tint of a line.","enum":["mist","ink","sun","clay","lagoon","sky"],"default":"mist","examples":["ink"]},"title":{"title":"Title","description":"The heading of the tile.","type":"string","minLength":2,"maxLength":38,"examples":["No hidden fees"]},"text":{"title":"Text","description":"One or two sentences.","type":"string","minLength":10,"maxLength":130,"examples":["The fee is shown before you confirm. Taxes come on top."]},"drawing":{"$ref":"../parts/drawing.json"},"chat":{"title":"Conversation","description":"A question and an answer, in the place of a drawing.","type":"array","minItems":2,"maxItems":3,"items":{"title":"Message","description":"What one of the two says.","type":"object","properties":{"from":{"title":"From","description":"Who says it.","type":"string","minLength":2,"maxLength":30,"examples":["Adunni Foods"]},"text":{"title":"Text","description":"What is said.","type":"string","minLength":2,"maxLength":130,"examples":["Payout 20418 has failed. What shall we do?"]},"side":{"title":"Side","description":"left is for the customer, right for us.","enum":["left","right"],"examples":["left"]}},"required":["from","text","side"],"additionalProperties":false,"examples":[{"from":"Adunni Foods","text":"Payout 20418 has failed. What shall we do?","side":"left"}]},"examples":[[{"from":"Adunni Foods","text":"Payout 20418 has failed. What shall we do?","side":"left"},{"from":"Your account manager","text":"I see it. Check the account number.","side":"right"}]]}},"required":["title","text"],"additionalProperties":false,"examples":[{"title":"No hidden fees","text":"The fee is shown before you confirm. Taxes come on top."}]},"examples":[[{"title":"No hidden fees","text":"The fee is shown before you confirm. Taxes come on top."},{"background":"ink","title":"A single API integration","text":"All services have one format."}]]}},"required":["title","tiles"],"additionalProperties":false,"examples":[{"title":"Why choose {brand}","lead":"Four things that you notice from the first day.","tiles":[{"title":"Round-the-clock support","text":"You have an account manager who knows your account.","chat":[{"from":"Adunni Foods","text":"Payout 20418 has failed. What shall we do?","side":"left"},{"from":"Your account manager","text":"I see it. Check the account number.","side":"right"},{"from":"Adunni Foods","text":"We found the mistake and sent it again.","side":"left"}]},{"background":"ink","title":"A single API integration","text":"All services have one format.","drawing":{"name":"whyIntegration","alt":"One line from your software, four lines to the products."}},{"background":"sun","title":"Real-time analytics dashboards","text":"You see what comes in and what goes out.","drawing":{"name":"whyDashboard","alt":"What came in and went out today, as a line with steps."}},{"title":"No hidden fees","text":"The fee is shown before you confirm. Taxes come on top.","drawing":{"name":"whyFees","alt":"A screen with amount, fee, tax and total, before the button Confirm."}}]},{"title":"Two tiles are enough","tiles":[{"title":"A wide one","text":"The first tile is wide."},{"background":"sky","title":"A narrow one","text":"The second tile is narrow."}]}]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.tiles === undefined) || (!(func0.call(data, "tiles")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tiles"},message:"must have required property '"+"tiles"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "lead")) || (key0 === "tiles"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern16.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data3 = data.lead;
if(typeof data3 === "string"){
if(data3.length > 170 && func65(data3) > 170){
const err11 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 40 && func65(data3) < 20){
const err12 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.tiles !== undefined && func0.call(data, "tiles")){
let data4 = data.tiles;
if(Array.isArray(data4)){
if(data4.length > 4){
const err14 = {instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.length < 2){
const err15 = {instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.title === undefined) || (!(func0.call(data5, "title")))){
const err16 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/properties/tiles/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data5.text === undefined) || (!(func0.call(data5, "text")))){
const err17 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/properties/tiles/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 of Object.keys(data5)){
if(!(((((key1 === "background") || (key1 === "title")) || (key1 === "text")) || (key1 === "drawing")) || (key1 === "chat"))){
const err18 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/properties/tiles/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.background !== undefined && func0.call(data5, "background")){
let data6 = data5.background;
if(!((((((data6 === "mist") || (data6 === "ink")) || (data6 === "sun")) || (data6 === "clay")) || (data6 === "lagoon")) || (data6 === "sky"))){
const err19 = {instancePath:instancePath+"/tiles/" + i0+"/background",schemaPath:"#/properties/tiles/items/properties/background/enum",keyword:"enum",params:{allowedValues: schema80.properties.tiles.items.properties.background.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.title !== undefined && func0.call(data5, "title")){
let data7 = data5.title;
if(typeof data7 === "string"){
if(data7.length > 38 && func65(data7) > 38){
const err20 = {instancePath:instancePath+"/tiles/" + i0+"/title",schemaPath:"#/properties/tiles/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.length < 4 && func65(data7) < 2){
const err21 = {instancePath:instancePath+"/tiles/" + i0+"/title",schemaPath:"#/properties/tiles/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/tiles/" + i0+"/title",schemaPath:"#/properties/tiles/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.text !== undefined && func0.call(data5, "text")){
let data8 = data5.text;
if(typeof data8 === "string"){
if(data8.length > 130 && func65(data8) > 130){
const err23 = {instancePath:instancePath+"/tiles/" + i0+"/text",schemaPath:"#/properties/tiles/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 130},message:"must NOT have more than 130 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.length < 20 && func65(data8) < 10){
const err24 = {instancePath:instancePath+"/tiles/" + i0+"/text",schemaPath:"#/properties/tiles/items/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/tiles/" + i0+"/text",schemaPath:"#/properties/tiles/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5.drawing !== undefined && func0.call(data5, "drawing")){
let data9 = data5.drawing;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.name === undefined) || (!(func0.call(data9, "name")))){
const err26 = {instancePath:instancePath+"/tiles/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data9.alt === undefined) || (!(func0.call(data9, "alt")))){
const err27 = {instancePath:instancePath+"/tiles/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key2 of Object.keys(data9)){
if(!((key2 === "name") || (key2 === "alt"))){
const err28 = {instancePath:instancePath+"/tiles/" + i0+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.name !== undefined && func0.call(data9, "name")){
let data10 = data9.name;
if(typeof data10 === "string"){
if(data10.length > 60 && func65(data10) > 60){
const err29 = {instancePath:instancePath+"/tiles/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.length < 2 && func65(data10) < 1){
const err30 = {instancePath:instancePath+"/tiles/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/tiles/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.alt !== undefined && func0.call(data9, "alt")){
let data11 = data9.alt;
if(typeof data11 === "string"){
if(data11.length > 200 && func65(data11) > 200){
const err32 = {instancePath:instancePath+"/tiles/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.length < 20 && func65(data11) < 10){
const err33 = {instancePath:instancePath+"/tiles/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/tiles/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/tiles/" + i0+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data5.chat !== undefined && func0.call(data5, "chat")){
let data12 = data5.chat;
if(Array.isArray(data12)){
if(data12.length > 3){
const err36 = {instancePath:instancePath+"/tiles/" + i0+"/chat",schemaPath:"#/properties/tiles/items/properties/chat/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data12.length < 2){
const err37 = {instancePath:instancePath+"/tiles/" + i0+"/chat",schemaPath:"#/properties/tiles/items/properties/chat/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.from === undefined) || (!(func0.call(data13, "from")))){
const err38 = {instancePath:instancePath+"/tiles/" + i0+"/chat/" + i1,schemaPath:"#/properties/tiles/items/properties/chat/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((data13.text === undefined) || (!(func0.call(data13, "text")))){
const err39 = {instancePath:instancePath+"/tiles/" + i0+"/chat/" + i1,schemaPath:"#/properties/tiles/items/properties/chat/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((data13.side === undefined) || (!(func0.call(data13, "side")))){
const err40 = {instancePath:instancePath+"/tiles/" + i0+"/chat/" + i1,schemaPath:"#/properties/tiles/items/properties/chat/items/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key3 of Object.keys(data13)){
if(!(((key3 === "from") || (key3 === "text")) || (key3 === "side"))){
const err41 = {instancePath:instancePath+"/tiles/" + i0+"/chat/" + i1,schemaPath:"#/properties/tiles/items/properties/chat/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data13.from !== undefined && func0.call(data13, "from")){
let data14 = data13.from;
if(typeof data14 === "string"){
if(data14.length > 30 && func65(data14) > 30){
const err42 = {instancePath:instancePath+"/tiles/" + i0+"/chat/" + i1+"/from",schemaPath:"#/properties/tiles/items/properties/chat/items/properties/from/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14.length < 4 && func65(data14) < 2){
const err43 = {instancePath:instancePath+"/tiles/" + i0+"/chat/" + i1+"/from",schemaPath:"#/properties/tiles/items/properties/chat/items/properties/from/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/tiles/" + i0+"/chat/" + i1+"/from",schemaPath:"#/properties/tiles/items/properties/chat/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data13.text !== undefined && func0.call(data13, "text")){
let data15 = data13.text;
if(typeof data15 === "string"){
if(data15.length > 130 && func65(data15) > 130){
const err45 = {instancePath:instancePath+"/tiles/" + i0+"/chat/" + i1+"/text",schemaPath:"#/properties/tiles/items/properties/chat/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 130},message:"must NOT have more than 130 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15.length < 4 && func65(data15) < 2){
const err46 = {instancePath:instancePath+"/tiles/" + i0+"/chat/" + i1+"/text",schemaPath:"#/properties/tiles/items/properties/chat/items/properties/text/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/tiles/" + i0+"/chat/" + i1+"/text",schemaPath:"#/properties/tiles/items/properties/chat/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.side !== undefined && func0.call(data13, "side")){
let data16 = data13.side;
if(!((data16 === "left") || (data16 === "right"))){
const err48 = {instancePath:instancePath+"/tiles/" + i0+"/chat/" + i1+"/side",schemaPath:"#/properties/tiles/items/properties/chat/items/properties/side/enum",keyword:"enum",params:{allowedValues: schema80.properties.tiles.items.properties.chat.items.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/tiles/" + i0+"/chat/" + i1,schemaPath:"#/properties/tiles/items/properties/chat/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/tiles/" + i0+"/chat",schemaPath:"#/properties/tiles/items/properties/chat/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/properties/tiles/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_booking = validate35;
const schema83 = {"title":"Booking calendar","description":"A calendar in which a visitor chooses a day and a time for a meeting. It comes from the booking provider that pages/_site.json names; use it on one page only.","group":"Questions and forms","alsoCalled":["calendar","scheduler","appointment"],"origins":[{"add":{"script-src":"{script}","style-src":"'unsafe-inline'","frame-src":"{origin}","connect-src":"{origin}","img-src":"{origin}"},"without":["require-trusted-types-for","trusted-types"]}],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the calendar.","type":"string","minLength":2,"maxLength":45,"examples":["Pick a day and a time for the call"]},"calLink":{"title":"Event","state":"when the calendar has loaded","description":"Which event is booked, as the provider names it: the name of the account, a slash, the name of the event.","type":"string","pattern":"^[a-z0-9][a-z0-9.-]*(/[a-z0-9-]+)+$","patternWords":"Write the name of the account, a slash and the name of the event, in small letters, digits and hyphens.","minLength":3,"maxLength":100,"examples":["brightrail/demo"]},"origin":{"$ref":"../parts/serviceOrigin.json","title":"Provider","description":"Where the calendar comes from. Without it: the provider of pages/_site.json.","default":"{booking.origin}","examples":["{booking.origin}"]},"script":{"$ref":"../parts/serviceScript.json","title":"Script of the provider","description":"The script that puts the calendar on the page. Without it: the script of pages/_site.json.","default":"{booking.script}","examples":["{booking.script}"]},"link":{"title":"Link in place of the calendar","description":"Leads to the booking page itself. It takes the place of a calendar that does not come.","$ref":"../parts/link.json"},"missing":{"title":"Words in place of the calendar","state":"when the calendar does not load","description":"One or two sentences beside that link: what has happened, and what else a visitor can do.","type":"string","format":"markdown","tsType":"RichText","minLength":10,"maxLength":200,"examples":["The calendar is not there. Open it on its own page."]},"text":{"title":"Text under the calendar","description":"A sentence for people who do not want to book. It may hold a link.","type":"string","format":"markdown","tsType":"RichText","minLength":10,"maxLength":300,"examples":["Do you prefer to write? [Send us a message](/contact)."]}},"required":["title","calLink","link"],"additionalProperties":false,"examples":[{"title":"Pick a day and a time for the call","calLink":"brightrail/demo","link":{"text":"Open the booking page","href":"{links.booking}"},"missing":"The calendar is not there. Open it on its own page, or write to {email}.","text":"Do you prefer to write? Send a message to {email}."},{"title":"Choose a day","calLink":"brightrail/sales/first-call","link":{"text":"Open the booking page","href":"{links.booking}"}}]};
const pattern22 = new RegExp("^[a-z0-9][a-z0-9.-]*(/[a-z0-9-]+)+$", "u");

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.calLink === undefined) || (!(func0.call(data, "calLink")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "calLink"},message:"must have required property '"+"calLink"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.link === undefined) || (!(func0.call(data, "link")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema83.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern16.test(data1)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.calLink !== undefined && func0.call(data, "calLink")){
let data3 = data.calLink;
if(typeof data3 === "string"){
if(data3.length > 100 && func65(data3) > 100){
const err12 = {instancePath:instancePath+"/calLink",schemaPath:"#/properties/calLink/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.length < 6 && func65(data3) < 3){
const err13 = {instancePath:instancePath+"/calLink",schemaPath:"#/properties/calLink/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern22.test(data3)){
const err14 = {instancePath:instancePath+"/calLink",schemaPath:"#/properties/calLink/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9.-]*(/[a-z0-9-]+)+$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9.-]*(/[a-z0-9-]+)+$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/calLink",schemaPath:"#/properties/calLink/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
let data4 = data.origin;
if(typeof data4 === "string"){
if(data4.length > 100 && func65(data4) > 100){
const err16 = {instancePath:instancePath+"/origin",schemaPath:"../parts/serviceOrigin.json/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.length < 16 && func65(data4) < 8){
const err17 = {instancePath:instancePath+"/origin",schemaPath:"../parts/serviceOrigin.json/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern10.test(data4)){
const err18 = {instancePath:instancePath+"/origin",schemaPath:"../parts/serviceOrigin.json/pattern",keyword:"pattern",params:{pattern: "^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?|[A-Za-z0-9:/.-]*\\{[A-Za-z0-9:/.{}-]*)$"},message:"must match pattern \""+"^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?|[A-Za-z0-9:/.-]*\\{[A-Za-z0-9:/.{}-]*)$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/origin",schemaPath:"../parts/serviceOrigin.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.script !== undefined && func0.call(data, "script")){
let data5 = data.script;
if(typeof data5 === "string"){
if(data5.length > 200 && func65(data5) > 200){
const err20 = {instancePath:instancePath+"/script",schemaPath:"../parts/serviceScript.json/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.length < 20 && func65(data5) < 10){
const err21 = {instancePath:instancePath+"/script",schemaPath:"../parts/serviceScript.json/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern11.test(data5)){
const err22 = {instancePath:instancePath+"/script",schemaPath:"../parts/serviceScript.json/pattern",keyword:"pattern",params:{pattern: "^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)+|[A-Za-z0-9:/._~-]*\\{[A-Za-z0-9:/._~{}-]*)$"},message:"must match pattern \""+"^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)+|[A-Za-z0-9:/._~-]*\\{[A-Za-z0-9:/._~{}-]*)$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/script",schemaPath:"../parts/serviceScript.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.link !== undefined && func0.call(data, "link")){
if(!(validate23(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.missing !== undefined && func0.call(data, "missing")){
let data7 = data.missing;
if(typeof data7 === "string"){
if(data7.length > 200 && func65(data7) > 200){
const err24 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.length < 20 && func65(data7) < 10){
const err25 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data8 = data.text;
if(typeof data8 === "string"){
if(data8.length > 300 && func65(data8) > 300){
const err27 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8.length < 20 && func65(data8) < 10){
const err28 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_cardGrid = validate37;
const schema87 = {"title":"Cards","description":"Two to six cards of equal weight, each with a small drawing, a title and a sentence.","group":"Products and reasons","alsoCalled":["cards","card","grid","columns","team","teaser","teasers"],"layouts":{"glyphs":{"shows":["cards/glyph"]},"drawings":{"shows":["cards/drawing"]}},"headingLevels":{"cards":"belowTitle"},"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the cards. Without it the titles of the cards are headings of the page themselves.","type":"string","minLength":2,"maxLength":45,"examples":["All that one account can do"]},"lead":{"title":"Lead","shownIf":{"title":true},"description":"One or two sentences under the heading.","type":"string","minLength":20,"maxLength":170,"examples":["Your money comes in, stays in its own wallet, and goes out."]},"layout":{"title":"Layout","description":"glyphs: a line that says what the card is about is on each card. drawings: each card has a drawing of its own.","enum":["glyphs","drawings"],"default":"glyphs","examples":["drawings"]},"background":{"title":"Background","description":"The background of the cards: paper is white, mist is light grey.","enum":["paper","mist"],"default":"paper","examples":["mist"]},"cards":{"title":"Cards","description":"The cards, in the order in which they are shown. Three are side by side, four on wide screens.","type":"array","minItems":2,"maxItems":6,"items":{"title":"Card","description":"One card.","type":"object","properties":{"title":{"title":"Title","description":"A few words.","type":"string","minLength":2,"maxLength":38,"examples":["Collect"]},"text":{"title":"Text","description":"One or two short sentences.","type":"string","minLength":10,"maxLength":130,"examples":["Customers pay you by payment link or virtual account. You see who paid."]},"glyph":{"title":"Line drawing","description":"What the line in the card's drawing does: fan parts into three, merge makes three into one, check passes a tick, loop comes back, climb goes up in steps, gate passes two approvals, clock waits for a date, shield runs through a ring, world is two lines that cross, swap changes lines, limit ends at a bar, bundle is all four lines together.","enum":["fan","merge","check","loop","climb","gate","clock","shield","world","swap","limit","bundle"],"examples":["merge"]},"drawing":{"$ref":"../parts/drawing.json"},"line":{"$ref":"../parts/line.json"},"link":{"$ref":"../parts/link.json"},"anchor":{"$ref":"../parts/id.json"}},"required":["title","text","line"],"additionalProperties":false,"examples":[{"title":"Collect","text":"Customers pay you by payment link or virtual account. You see who paid.","glyph":"merge","line":"lagoon"},{"title":"Hold","text":"Keep each currency in a wallet of its own.","drawing":{"name":"aboutCardWhat","alt":"Four payments on one line."},"line":"lagoon"}]},"examples":[[{"title":"Collect","text":"Customers pay you by payment link or virtual account. You see who paid.","glyph":"merge","line":"lagoon"},{"title":"Send","text":"Pay one person or a whole list.","glyph":"fan","line":"sun"}]]}},"required":["cards"],"additionalProperties":false,"examples":[{"title":"All that one account can do","lead":"Your money comes in, stays in its own wallet, and goes out.","cards":[{"title":"Collect","text":"Customers pay you by payment link or virtual account. You see who paid.","glyph":"merge","line":"lagoon"},{"title":"Hold","text":"Keep each currency in a wallet of its own.","glyph":"bundle","line":"sky"},{"title":"Send","text":"Pay one person or a whole list.","glyph":"fan","line":"sun"}]},{"title":"Who uses the platform","background":"mist","cards":[{"title":"Businesses","text":"Payments in, payments out, cards and bills on one platform.","glyph":"limit","line":"sun","link":{"text":"See business products","href":"/?tab=accounts-wallets"},"anchor":"example-businesses"},{"title":"Freelancers","text":"Payment links, invoices and a list of what each project costs.","glyph":"climb","line":"lagoon","link":{"text":"Book a demo","href":"/book-a-demo"}},{"title":"Individuals","text":"Bills that repeat, and a view of where the money goes.","glyph":"loop","line":"sky","link":{"text":"See the home page","href":"/"}},{"title":"Developers","text":"One API, tested in a sandbox first.","glyph":"swap","line":"clay","link":{"text":"Read the docs","href":"{links.docs}"}}]},{"cards":[{"title":"What we do","text":"We build tools for payments.","glyph":"shield","line":"clay"},{"title":"How we work","text":"A person answers, at all hours.","glyph":"check","line":"lagoon"}]},{"title":"Six of a kind","cards":[{"title":"Two approvals","text":"One person prepares, another approves.","glyph":"gate","line":"sun"},{"title":"On a date","text":"The payment waits for its day.","glyph":"clock","line":"sky"},{"title":"Across a border","text":"Two cities on two lines.","glyph":"world","line":"clay"},{"title":"Checked","text":"You check each name first.","glyph":"check","line":"lagoon"},{"title":"Together","text":"All four products on one API.","glyph":"bundle","line":"sun"},{"title":"Step by step","text":"Each step has its own status.","glyph":"climb","line":"lagoon"}]},{"layout":"drawings","cards":[{"title":"Hold","text":"Keep each currency in a wallet of its own.","drawing":{"name":"aboutCardWhat","alt":"Four payments on one line."},"line":"lagoon"},{"title":"Confirm","text":"You see the fee before you confirm.","drawing":{"name":"aboutCardHow","alt":"An amount, a fee and a tax."},"line":"sun","link":{"text":"Read the FAQs","href":"/faqs"}}]}]};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.cards === undefined) || (!(func0.call(data, "cards")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "lead")) || (key0 === "layout")) || (key0 === "background")) || (key0 === "cards"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data3 = data.lead;
if(typeof data3 === "string"){
if(data3.length > 170 && func65(data3) > 170){
const err10 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 40 && func65(data3) < 20){
const err11 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.layout !== undefined && func0.call(data, "layout")){
let data4 = data.layout;
if(!((data4 === "glyphs") || (data4 === "drawings"))){
const err13 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema87.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.background !== undefined && func0.call(data, "background")){
let data5 = data.background;
if(!((data5 === "paper") || (data5 === "mist"))){
const err14 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues: schema87.properties.background.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.cards !== undefined && func0.call(data, "cards")){
let data6 = data.cards;
if(Array.isArray(data6)){
if(data6.length > 6){
const err15 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length < 2){
const err16 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.title === undefined) || (!(func0.call(data7, "title")))){
const err17 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data7.text === undefined) || (!(func0.call(data7, "text")))){
const err18 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data7.line === undefined) || (!(func0.call(data7, "line")))){
const err19 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 of Object.keys(data7)){
if(!(((((((key1 === "title") || (key1 === "text")) || (key1 === "glyph")) || (key1 === "drawing")) || (key1 === "line")) || (key1 === "link")) || (key1 === "anchor"))){
const err20 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.title !== undefined && func0.call(data7, "title")){
let data8 = data7.title;
if(typeof data8 === "string"){
if(data8.length > 38 && func65(data8) > 38){
const err21 = {instancePath:instancePath+"/cards/" + i0+"/title",schemaPath:"#/properties/cards/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.length < 4 && func65(data8) < 2){
const err22 = {instancePath:instancePath+"/cards/" + i0+"/title",schemaPath:"#/properties/cards/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/cards/" + i0+"/title",schemaPath:"#/properties/cards/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.text !== undefined && func0.call(data7, "text")){
let data9 = data7.text;
if(typeof data9 === "string"){
if(data9.length > 130 && func65(data9) > 130){
const err24 = {instancePath:instancePath+"/cards/" + i0+"/text",schemaPath:"#/properties/cards/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 130},message:"must NOT have more than 130 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.length < 20 && func65(data9) < 10){
const err25 = {instancePath:instancePath+"/cards/" + i0+"/text",schemaPath:"#/properties/cards/items/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/cards/" + i0+"/text",schemaPath:"#/properties/cards/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.glyph !== undefined && func0.call(data7, "glyph")){
let data10 = data7.glyph;
if(!((((((((((((data10 === "fan") || (data10 === "merge")) || (data10 === "check")) || (data10 === "loop")) || (data10 === "climb")) || (data10 === "gate")) || (data10 === "clock")) || (data10 === "shield")) || (data10 === "world")) || (data10 === "swap")) || (data10 === "limit")) || (data10 === "bundle"))){
const err27 = {instancePath:instancePath+"/cards/" + i0+"/glyph",schemaPath:"#/properties/cards/items/properties/glyph/enum",keyword:"enum",params:{allowedValues: schema87.properties.cards.items.properties.glyph.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.drawing !== undefined && func0.call(data7, "drawing")){
let data11 = data7.drawing;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.name === undefined) || (!(func0.call(data11, "name")))){
const err28 = {instancePath:instancePath+"/cards/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((data11.alt === undefined) || (!(func0.call(data11, "alt")))){
const err29 = {instancePath:instancePath+"/cards/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 of Object.keys(data11)){
if(!((key2 === "name") || (key2 === "alt"))){
const err30 = {instancePath:instancePath+"/cards/" + i0+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.name !== undefined && func0.call(data11, "name")){
let data12 = data11.name;
if(typeof data12 === "string"){
if(data12.length > 60 && func65(data12) > 60){
const err31 = {instancePath:instancePath+"/cards/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.length < 2 && func65(data12) < 1){
const err32 = {instancePath:instancePath+"/cards/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/cards/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.alt !== undefined && func0.call(data11, "alt")){
let data13 = data11.alt;
if(typeof data13 === "string"){
if(data13.length > 200 && func65(data13) > 200){
const err34 = {instancePath:instancePath+"/cards/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.length < 20 && func65(data13) < 10){
const err35 = {instancePath:instancePath+"/cards/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/cards/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/cards/" + i0+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data7.line !== undefined && func0.call(data7, "line")){
let data14 = data7.line;
if(!((((data14 === "lagoon") || (data14 === "clay")) || (data14 === "sun")) || (data14 === "sky"))){
const err38 = {instancePath:instancePath+"/cards/" + i0+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data7.link !== undefined && func0.call(data7, "link")){
if(!(validate23(data7.link, {instancePath:instancePath+"/cards/" + i0+"/link",parentData:data7,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data7.anchor !== undefined && func0.call(data7, "anchor")){
let data16 = data7.anchor;
if(typeof data16 === "string"){
if(data16.length > 40 && func65(data16) > 40){
const err39 = {instancePath:instancePath+"/cards/" + i0+"/anchor",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data16.length < 4 && func65(data16) < 2){
const err40 = {instancePath:instancePath+"/cards/" + i0+"/anchor",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern16.test(data16)){
const err41 = {instancePath:instancePath+"/cards/" + i0+"/anchor",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/cards/" + i0+"/anchor",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_caseStudies = validate39;
const schema92 = {"title":"Case studies","description":"Cards that lead to case studies: those of a folder, or cards that you write out.","group":"Who it is for","alsoCalled":["projects","portfolio","stories","customerStories","references"],"collects":{"list":"studies","of":"caseStudy"},"layouts":{"cards":{"maxItems":{"studies":3}},"large":{"shows":["studies/drawing"]}},"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"layout":{"title":"Layout","description":"cards is a row of cards on a grey background, for the end of a page. large shows one row for each study, with the drawing of its product, for the page that lists the studies.","enum":["cards","large"],"default":"cards","examples":["large"]},"title":{"title":"Title","description":"The heading above the cards.","type":"string","minLength":2,"maxLength":45,"examples":["More case studies"]},"readMore":{"title":"Text of the links","description":"What the link on each card says.","type":"string","minLength":2,"maxLength":22,"default":"Read more","examples":["Read more"]},"about":{"title":"Word before the company","description":"What screen readers say between the link's text and the company: Read more about Gamepride.","type":"string","minLength":2,"maxLength":22,"default":"about","examples":["about"]},"folder":{"$ref":"../parts/folder.json","internal":true},"only":{"$ref":"../parts/only.json","internal":true,"shownIf":{"folder":true}},"except":{"$ref":"../parts/except.json","internal":true,"shownIf":{"folder":true,"only":false}},"sort":{"$ref":"../parts/sort.json","internal":true,"shownIf":{"folder":true,"only":false}},"older":{"$ref":"../parts/older.json","internal":true,"shownIf":{"folder":true,"only":false,"sort":"newest"}},"first":{"$ref":"../parts/first.json","internal":true,"shownIf":{"folder":true}},"studies":{"title":"Studies","description":"The cards, from left to right. Where the studies have pages, name their folder instead: \"folder\": \"case-studies\".","shownIf":{"folder":false},"needed":true,"type":"array","minItems":1,"maxItems":24,"items":{"title":"Study","description":"One card.","type":"object","properties":{"brand":{"title":"Company","description":"The name of the company.","type":"string","minLength":2,"maxLength":30,"examples":["Gamepride"]},"mark":{"$ref":"../parts/mark.json"},"line":{"$ref":"../parts/line.json"},"category":{"title":"Category","description":"The trade of the company, in one or two words.","type":"string","minLength":2,"maxLength":30,"examples":["Gaming"]},"title":{"title":"Motto","description":"The main title of the study's page.","type":"string","minLength":2,"maxLength":70,"examples":["Airtime that rewards the people who play"]},"location":{"title":"Place","description":"The country of the company.","type":"string","minLength":2,"maxLength":40,"examples":["Nigeria"]},"drawing":{"$ref":"../parts/drawing.json"},"href":{"$ref":"../parts/href.json"}},"required":["brand","line","category","title","href"],"additionalProperties":false,"examples":[{"brand":"Gamepride","mark":"gamepride","line":"clay","category":"Gaming","title":"Airtime that rewards the people who play","location":"Nigeria","href":"/case-studies/gamepride"}]},"examples":[[{"brand":"Gamepride","mark":"gamepride","line":"clay","category":"Gaming","title":"Airtime that rewards the people who play","location":"Nigeria","href":"/case-studies/gamepride"}]]},"link":{"$ref":"../parts/link.json"}},"required":["title"],"additionalProperties":false,"examples":[{"layout":"large","title":"Two companies","studies":[{"brand":"Gamepride","mark":"gamepride","line":"clay","category":"Gaming","title":"Airtime that rewards the people who play","location":"Nigeria","drawing":{"name":"studyGameprideHero","alt":"A chat in which airtime is bought, and a part of it comes back."},"href":"/book-a-demo"},{"brand":"Connekit","line":"sky","category":"Fintech","title":"Payments that fit the budget of a month","location":"Nigeria","href":"/compliance"}]},{"layout":"cards","title":"More case studies","studies":[{"brand":"Oakmere","mark":"oakmere.png","line":"clay","category":"Food","title":"One account for six bakeries","location":"Nigeria","href":"/book-a-demo"},{"brand":"Connekit","mark":"connekit","line":"sky","category":"Fintech","title":"Payments that fit the budget of a month","location":"Nigeria","href":"/compliance"}],"link":{"text":"See all case studies","href":"/case-studies"}}]};
const schema94 = {"title":"Folder","description":"The folder of the pages that are listed, in place of entries that are written out. A page that is added to it is listed; the page on which the list is, is left out.","type":"string","format":"folder","minLength":1,"maxLength":120,"examples":["case-studies"]};
const schema95 = {"title":"Chosen pages","description":"The pages that are listed, in this order. Without it: all pages of the folder.","type":"array","minItems":1,"maxItems":24,"uniqueItems":true,"items":{"title":"Page","description":"The name of the file without .json.","type":"string","format":"pageName","minLength":1,"maxLength":80,"examples":["kredapay"]},"examples":[["kredapay","gamepride"]]};
const schema96 = {"title":"Pages left out","description":"Pages of the folder that are left out.","type":"array","minItems":1,"maxItems":24,"uniqueItems":true,"items":{"title":"Page","description":"The name of the file without .json.","type":"string","format":"pageName","minLength":1,"maxLength":80,"examples":["kredapay"]},"examples":[["kredapay"]]};
const schema97 = {"title":"Order","description":"title lists the pages by their titles, from A to Z. newest lists them by their first day, \"from\", the last one first.","enum":["title","newest"],"default":"title","examples":["newest"]};
const schema98 = {"title":"Older pages","description":"Pages whose first day nobody has written. They come after the others, in this order.","type":"array","minItems":1,"maxItems":24,"uniqueItems":true,"items":{"title":"Page","description":"The name of the file without .json.","type":"string","format":"pageName","minLength":1,"maxLength":80,"examples":["kredapay"]},"examples":[["kredapay","gamepride"]]};
const schema99 = {"title":"Number of pages","description":"So many pages are listed at most. Without it: as many as there is room for.","type":"integer","minimum":1,"maximum":24,"examples":[2]};
const schema100 = {"title":"Mark","description":"The mark of the company: the name of its picture in pages/_media, such as oakmere.png, best a PNG with a transparent background. Without this field the name is set in type. Some marks are drawn for this site and have a short name, such as kredapay.","type":"string","format":"mark","minLength":2,"maxLength":120,"examples":["kredapay"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema92.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.layout !== undefined && func0.call(data, "layout")){
let data2 = data.layout;
if(!((data2 === "cards") || (data2 === "large"))){
const err7 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema92.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data3 = data.title;
if(typeof data3 === "string"){
if(data3.length > 45 && func65(data3) > 45){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.length < 4 && func65(data3) < 2){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.readMore !== undefined && func0.call(data, "readMore")){
let data4 = data.readMore;
if(typeof data4 === "string"){
if(data4.length > 22 && func65(data4) > 22){
const err11 = {instancePath:instancePath+"/readMore",schemaPath:"#/properties/readMore/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.length < 4 && func65(data4) < 2){
const err12 = {instancePath:instancePath+"/readMore",schemaPath:"#/properties/readMore/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/readMore",schemaPath:"#/properties/readMore/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.about !== undefined && func0.call(data, "about")){
let data5 = data.about;
if(typeof data5 === "string"){
if(data5.length > 22 && func65(data5) > 22){
const err14 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.length < 4 && func65(data5) < 2){
const err15 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.folder !== undefined && func0.call(data, "folder")){
let data6 = data.folder;
if(typeof data6 === "string"){
if(data6.length > 120 && func65(data6) > 120){
const err17 = {instancePath:instancePath+"/folder",schemaPath:"../parts/folder.json/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.length < 2 && func65(data6) < 1){
const err18 = {instancePath:instancePath+"/folder",schemaPath:"../parts/folder.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/folder",schemaPath:"../parts/folder.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.only !== undefined && func0.call(data, "only")){
let data7 = data.only;
if(Array.isArray(data7)){
if(data7.length > 24){
const err20 = {instancePath:instancePath+"/only",schemaPath:"../parts/only.json/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.length < 1){
const err21 = {instancePath:instancePath+"/only",schemaPath:"../parts/only.json/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(data8.length > 80 && func65(data8) > 80){
const err22 = {instancePath:instancePath+"/only/" + i0,schemaPath:"../parts/only.json/items/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.length < 2 && func65(data8) < 1){
const err23 = {instancePath:instancePath+"/only/" + i0,schemaPath:"../parts/only.json/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/only/" + i0,schemaPath:"../parts/only.json/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err25 = {instancePath:instancePath+"/only",schemaPath:"../parts/only.json/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err26 = {instancePath:instancePath+"/only",schemaPath:"../parts/only.json/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.except !== undefined && func0.call(data, "except")){
let data9 = data.except;
if(Array.isArray(data9)){
if(data9.length > 24){
const err27 = {instancePath:instancePath+"/except",schemaPath:"../parts/except.json/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.length < 1){
const err28 = {instancePath:instancePath+"/except",schemaPath:"../parts/except.json/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(data10.length > 80 && func65(data10) > 80){
const err29 = {instancePath:instancePath+"/except/" + i2,schemaPath:"../parts/except.json/items/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.length < 2 && func65(data10) < 1){
const err30 = {instancePath:instancePath+"/except/" + i2,schemaPath:"../parts/except.json/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/except/" + i2,schemaPath:"../parts/except.json/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
let i3 = data9.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data9[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err32 = {instancePath:instancePath+"/except",schemaPath:"../parts/except.json/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err33 = {instancePath:instancePath+"/except",schemaPath:"../parts/except.json/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data11 = data.sort;
if(!((data11 === "title") || (data11 === "newest"))){
const err34 = {instancePath:instancePath+"/sort",schemaPath:"../parts/sort.json/enum",keyword:"enum",params:{allowedValues: schema97.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.older !== undefined && func0.call(data, "older")){
let data12 = data.older;
if(Array.isArray(data12)){
if(data12.length > 24){
const err35 = {instancePath:instancePath+"/older",schemaPath:"../parts/older.json/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.length < 1){
const err36 = {instancePath:instancePath+"/older",schemaPath:"../parts/older.json/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len2 = data12.length;
for(let i4=0; i4<len2; i4++){
let data13 = data12[i4];
if(typeof data13 === "string"){
if(data13.length > 80 && func65(data13) > 80){
const err37 = {instancePath:instancePath+"/older/" + i4,schemaPath:"../parts/older.json/items/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.length < 2 && func65(data13) < 1){
const err38 = {instancePath:instancePath+"/older/" + i4,schemaPath:"../parts/older.json/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/older/" + i4,schemaPath:"../parts/older.json/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
let i5 = data12.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data12[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err40 = {instancePath:instancePath+"/older",schemaPath:"../parts/older.json/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err41 = {instancePath:instancePath+"/older",schemaPath:"../parts/older.json/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.first !== undefined && func0.call(data, "first")){
let data14 = data.first;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err42 = {instancePath:instancePath+"/first",schemaPath:"../parts/first.json/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 24 || isNaN(data14)){
const err43 = {instancePath:instancePath+"/first",schemaPath:"../parts/first.json/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/first",schemaPath:"../parts/first.json/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.studies !== undefined && func0.call(data, "studies")){
let data15 = data.studies;
if(Array.isArray(data15)){
if(data15.length > 24){
const err45 = {instancePath:instancePath+"/studies",schemaPath:"#/properties/studies/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15.length < 1){
const err46 = {instancePath:instancePath+"/studies",schemaPath:"#/properties/studies/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len3 = data15.length;
for(let i6=0; i6<len3; i6++){
let data16 = data15[i6];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.brand === undefined) || (!(func0.call(data16, "brand")))){
const err47 = {instancePath:instancePath+"/studies/" + i6,schemaPath:"#/properties/studies/items/required",keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((data16.line === undefined) || (!(func0.call(data16, "line")))){
const err48 = {instancePath:instancePath+"/studies/" + i6,schemaPath:"#/properties/studies/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((data16.category === undefined) || (!(func0.call(data16, "category")))){
const err49 = {instancePath:instancePath+"/studies/" + i6,schemaPath:"#/properties/studies/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((data16.title === undefined) || (!(func0.call(data16, "title")))){
const err50 = {instancePath:instancePath+"/studies/" + i6,schemaPath:"#/properties/studies/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((data16.href === undefined) || (!(func0.call(data16, "href")))){
const err51 = {instancePath:instancePath+"/studies/" + i6,schemaPath:"#/properties/studies/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key1 of Object.keys(data16)){
if(!((((((((key1 === "brand") || (key1 === "mark")) || (key1 === "line")) || (key1 === "category")) || (key1 === "title")) || (key1 === "location")) || (key1 === "drawing")) || (key1 === "href"))){
const err52 = {instancePath:instancePath+"/studies/" + i6,schemaPath:"#/properties/studies/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data16.brand !== undefined && func0.call(data16, "brand")){
let data17 = data16.brand;
if(typeof data17 === "string"){
if(data17.length > 30 && func65(data17) > 30){
const err53 = {instancePath:instancePath+"/studies/" + i6+"/brand",schemaPath:"#/properties/studies/items/properties/brand/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data17.length < 4 && func65(data17) < 2){
const err54 = {instancePath:instancePath+"/studies/" + i6+"/brand",schemaPath:"#/properties/studies/items/properties/brand/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/studies/" + i6+"/brand",schemaPath:"#/properties/studies/items/properties/brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data16.mark !== undefined && func0.call(data16, "mark")){
let data18 = data16.mark;
if(typeof data18 === "string"){
if(data18.length > 120 && func65(data18) > 120){
const err56 = {instancePath:instancePath+"/studies/" + i6+"/mark",schemaPath:"../parts/mark.json/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data18.length < 4 && func65(data18) < 2){
const err57 = {instancePath:instancePath+"/studies/" + i6+"/mark",schemaPath:"../parts/mark.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/studies/" + i6+"/mark",schemaPath:"../parts/mark.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data16.line !== undefined && func0.call(data16, "line")){
let data19 = data16.line;
if(!((((data19 === "lagoon") || (data19 === "clay")) || (data19 === "sun")) || (data19 === "sky"))){
const err59 = {instancePath:instancePath+"/studies/" + i6+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data16.category !== undefined && func0.call(data16, "category")){
let data20 = data16.category;
if(typeof data20 === "string"){
if(data20.length > 30 && func65(data20) > 30){
const err60 = {instancePath:instancePath+"/studies/" + i6+"/category",schemaPath:"#/properties/studies/items/properties/category/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data20.length < 4 && func65(data20) < 2){
const err61 = {instancePath:instancePath+"/studies/" + i6+"/category",schemaPath:"#/properties/studies/items/properties/category/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/studies/" + i6+"/category",schemaPath:"#/properties/studies/items/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data16.title !== undefined && func0.call(data16, "title")){
let data21 = data16.title;
if(typeof data21 === "string"){
if(data21.length > 70 && func65(data21) > 70){
const err63 = {instancePath:instancePath+"/studies/" + i6+"/title",schemaPath:"#/properties/studies/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 70},message:"must NOT have more than 70 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data21.length < 4 && func65(data21) < 2){
const err64 = {instancePath:instancePath+"/studies/" + i6+"/title",schemaPath:"#/properties/studies/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/studies/" + i6+"/title",schemaPath:"#/properties/studies/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data16.location !== undefined && func0.call(data16, "location")){
let data22 = data16.location;
if(typeof data22 === "string"){
if(data22.length > 40 && func65(data22) > 40){
const err66 = {instancePath:instancePath+"/studies/" + i6+"/location",schemaPath:"#/properties/studies/items/properties/location/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data22.length < 4 && func65(data22) < 2){
const err67 = {instancePath:instancePath+"/studies/" + i6+"/location",schemaPath:"#/properties/studies/items/properties/location/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/studies/" + i6+"/location",schemaPath:"#/properties/studies/items/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data16.drawing !== undefined && func0.call(data16, "drawing")){
let data23 = data16.drawing;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if((data23.name === undefined) || (!(func0.call(data23, "name")))){
const err69 = {instancePath:instancePath+"/studies/" + i6+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((data23.alt === undefined) || (!(func0.call(data23, "alt")))){
const err70 = {instancePath:instancePath+"/studies/" + i6+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key2 of Object.keys(data23)){
if(!((key2 === "name") || (key2 === "alt"))){
const err71 = {instancePath:instancePath+"/studies/" + i6+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data23.name !== undefined && func0.call(data23, "name")){
let data24 = data23.name;
if(typeof data24 === "string"){
if(data24.length > 60 && func65(data24) > 60){
const err72 = {instancePath:instancePath+"/studies/" + i6+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data24.length < 2 && func65(data24) < 1){
const err73 = {instancePath:instancePath+"/studies/" + i6+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/studies/" + i6+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data23.alt !== undefined && func0.call(data23, "alt")){
let data25 = data23.alt;
if(typeof data25 === "string"){
if(data25.length > 200 && func65(data25) > 200){
const err75 = {instancePath:instancePath+"/studies/" + i6+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data25.length < 20 && func65(data25) < 10){
const err76 = {instancePath:instancePath+"/studies/" + i6+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/studies/" + i6+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/studies/" + i6+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data16.href !== undefined && func0.call(data16, "href")){
let data26 = data16.href;
if(typeof data26 === "string"){
if(data26.length > 300 && func65(data26) > 300){
const err79 = {instancePath:instancePath+"/studies/" + i6+"/href",schemaPath:"../parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data26.length < 2 && func65(data26) < 1){
const err80 = {instancePath:instancePath+"/studies/" + i6+"/href",schemaPath:"../parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/studies/" + i6+"/href",schemaPath:"../parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/studies/" + i6,schemaPath:"#/properties/studies/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/studies",schemaPath:"#/properties/studies/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.link !== undefined && func0.call(data, "link")){
if(!(validate23(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err84 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_caseStudy = validate41;
const schema104 = {"title":"Case study","description":"One customer's story from its head to its end: who they are, how they started, what was difficult and what they built. It has the main title of its page.","group":"Who it is for","alsoCalled":["customerStory","successStory","project"],"mainTitle":"title","headingLevels":{"story":2,"story/points":3},"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"brand":{"title":"Company","description":"The name of the company.","type":"string","minLength":2,"maxLength":30,"examples":["Kredapay"]},"mark":{"$ref":"../parts/mark.json"},"line":{"$ref":"../parts/line.json"},"category":{"title":"Category","description":"The trade of the company, in one or two words.","type":"string","minLength":2,"maxLength":30,"examples":["Fintech"]},"title":{"title":"Motto","description":"The page's main title. At most 9 words, no full stop.","mostWords":9,"noFullStop":true,"type":"string","minLength":2,"maxLength":70,"examples":["Accounts, transfers and cards through one API"]},"location":{"title":"Place","description":"The country of the company.","type":"string","minLength":2,"maxLength":40,"examples":["Nigeria"]},"drawing":{"$ref":"../parts/drawing.json"},"list":{"$ref":"../parts/link.json"},"facts":{"title":"Facts","description":"Lists that stay beside the story while it is read.","type":"array","minItems":1,"maxItems":3,"items":{"title":"List","description":"A list of facts under its name.","type":"object","properties":{"title":{"title":"Title","description":"One or two words.","type":"string","minLength":2,"maxLength":30,"examples":["Integrations"]},"entries":{"title":"Entries","description":"The entries, from top to bottom.","type":"array","minItems":1,"maxItems":6,"items":{"title":"Fact","description":"A name and perhaps a detail.","type":"object","properties":{"name":{"title":"Name","description":"A few words.","type":"string","minLength":2,"maxLength":40,"examples":["Accounts API"]},"detail":{"title":"Detail","description":"A few words under the name.","type":"string","minLength":2,"maxLength":60,"examples":["Deposit accounts, sub accounts"]}},"required":["name"],"additionalProperties":false,"examples":[{"name":"Accounts API","detail":"Deposit accounts, sub accounts"}]},"examples":[[{"name":"Bills Payments API"}]]}},"required":["title","entries"],"additionalProperties":false,"examples":[{"title":"Product","entries":[{"name":"Virtual Dollar Card API"}]}]},"examples":[[{"title":"Product","entries":[{"name":"Virtual Dollar Card API"}]}]]},"link":{"$ref":"../parts/link.json"},"about":{"title":"About","description":"Two or three sentences about the company, in large letters before the story.","type":"string","minLength":20,"maxLength":280,"examples":["Kredapay is a fintech in Nigeria. It needed several payment services without a separate integration for each."]},"figures":{"title":"Figures","description":"One to three figures after the first sentences.","type":"array","minItems":1,"maxItems":3,"items":{"title":"Figure","description":"One figure and what it counts.","type":"object","properties":{"figure":{"title":"Figure","description":"The figure exactly as visitors read it.","type":"string","minLength":1,"maxLength":16,"examples":["$5-$25"]},"label":{"title":"Label","description":"What it counts, in a few words.","type":"string","minLength":2,"maxLength":60,"examples":["Gaming spend monthly"]}},"required":["figure","label"],"additionalProperties":false,"examples":[{"figure":"1%","label":"Cashback on airtime purchases"}]},"examples":[[{"figure":"1%","label":"Cashback on airtime purchases"}]]},"story":{"title":"Story","description":"The parts of the story: how it started, what was difficult, what the partnership changed.","type":"array","minItems":1,"maxItems":5,"items":{"title":"Part","description":"One part of the story under a heading of its own. What it has is shown in this order: text, points, drawing, benefits, quote.","type":"object","properties":{"title":{"title":"Title","description":"The heading of the part.","type":"string","minLength":2,"maxLength":60,"examples":["Built for Innovation"]},"text":{"title":"Text","description":"Up to four short paragraphs. An empty line starts a paragraph; **bold**, [link text](/address).","type":"string","format":"markdown","tsType":"RichText","minLength":20,"maxLength":1200,"examples":["The team wants to build new products. It chooses one API and tests in the sandbox first."]},"points":{"title":"Points","description":"What was done, each under a small heading.","type":"array","minItems":1,"maxItems":4,"items":{"title":"Point","description":"A small heading, a short text and perhaps a drawing.","type":"object","properties":{"title":{"title":"Title","description":"A few words.","type":"string","minLength":2,"maxLength":38,"examples":["Virtual card solutions"]},"text":{"title":"Text","description":"One or two short paragraphs.","type":"string","format":"markdown","tsType":"RichText","minLength":20,"maxLength":600,"examples":["The card API issues virtual dollar cards."]},"plate":{"title":"Drawing on a tint","description":"A drawing, on a panel in the tint of a line.","type":"object","properties":{"line":{"$ref":"../parts/line.json"},"drawing":{"$ref":"../parts/drawing.json"}},"required":["line","drawing"],"additionalProperties":false,"examples":[{"line":"lagoon","drawing":{"name":"homeHero","alt":"Four lines leave one rail and reach an account, a virtual card, a list of payouts and a paid bill."}}]}},"required":["title","text"],"additionalProperties":false,"examples":[{"title":"Virtual card solutions","text":"The card API issues virtual dollar cards.","plate":{"line":"lagoon","drawing":{"name":"homeHero","alt":"Four lines leave one rail and reach an account, a virtual card, a list of payouts and a paid bill."}}}]},"examples":[[{"title":"Virtual card solutions","text":"The card API issues virtual dollar cards."}]]},"plate":{"title":"Drawing on a tint","description":"A drawing, on a panel in the tint of a line.","type":"object","properties":{"line":{"$ref":"../parts/line.json"},"drawing":{"$ref":"../parts/drawing.json"}},"required":["line","drawing"],"additionalProperties":false,"examples":[{"line":"lagoon","drawing":{"name":"homeHero","alt":"Four lines leave one rail and reach an account, a virtual card, a list of payouts and a paid bill."}}]},"benefits":{"title":"Benefits","description":"What the company gained, in pairs. An even number looks best.","type":"array","minItems":2,"maxItems":6,"items":{"title":"Benefit","description":"A benefit and one sentence about it.","type":"object","properties":{"title":{"title":"Title","description":"A few words.","type":"string","minLength":2,"maxLength":38,"examples":["Reliable collections"]},"text":{"title":"Text","description":"One short sentence.","type":"string","minLength":10,"maxLength":130,"examples":["The account number shows who paid."]}},"required":["title","text"],"additionalProperties":false,"examples":[{"title":"Reliable collections","text":"The account number shows who paid."}]},"examples":[[{"title":"Reliable collections","text":"The account number shows who paid."},{"title":"Reliable collections","text":"The account number shows who paid."}]]},"quote":{"title":"Quote","description":"What a person of the company says about this part.","type":"object","properties":{"quote":{"title":"Quote","description":"What was said, without quotation marks. At most 30 words.","mostWords":30,"type":"string","minLength":20,"maxLength":200,"examples":["I share one link. The tracking shows me which accounts came from it."]},"role":{"title":"Role","description":"Who says it: a role, and the company after a comma. No name of a person.","type":"string","minLength":2,"maxLength":60,"examples":["CEO, Kredapay"]},"line":{"$ref":"../parts/line.json"},"drawing":{"$ref":"../parts/drawing.json"},"draft":{"title":"Draft","description":"true while the person who is quoted has not approved the words. Visitors see no difference; the list of open points before the launch names them.","state":"never: it is in the list of open points before the launch","type":"boolean","default":false,"examples":[true]}},"required":["quote","role","line"],"additionalProperties":false,"examples":[{"quote":"I share one link. The tracking shows me which accounts came from it.","role":"CEO, Kredapay","line":"lagoon","draft":true}]}},"required":["title","text"],"additionalProperties":false,"examples":[{"title":"Built for Innovation","text":"The team wants to build new products. It chooses one API and tests in the sandbox first.","points":[{"title":"Virtual card solutions","text":"The card API issues virtual dollar cards."}],"plate":{"line":"lagoon","drawing":{"name":"homeHero","alt":"Four lines leave one rail and reach an account, a virtual card, a list of payouts and a paid bill."}},"benefits":[{"title":"Reliable collections","text":"The account number shows who paid."},{"title":"Reliable collections","text":"The account number shows who paid."}],"quote":{"quote":"I share one link. The tracking shows me which accounts came from it.","role":"CEO, Kredapay","line":"lagoon","draft":true}}]},"examples":[[{"title":"Built for Innovation","text":"The team wants to build new products. It chooses one API and tests in the sandbox first."}]]}},"required":["brand","line","category","title","location","list","facts","link","about","story"],"additionalProperties":false,"examples":[{"brand":"Kredapay","mark":"kredapay","line":"lagoon","category":"Fintech","title":"Accounts, transfers and cards through one API","location":"Nigeria","drawing":{"name":"studyKredapayHero","alt":"An app with a deposit account and its three sub accounts, and a virtual dollar card."},"list":{"text":"Case-studies","href":"/case-studies"},"facts":[{"title":"Integrations","entries":[{"name":"Accounts API","detail":"Deposit accounts, sub accounts"},{"name":"Bills Payments API"}]},{"title":"Product","entries":[{"name":"Virtual Dollar Card API"}]}],"link":{"text":"Book a demo","href":"/book-a-demo"},"about":"Kredapay is a fintech in Nigeria. It needed several payment services without a separate integration for each.","figures":[{"figure":"1%","label":"Cashback on airtime purchases"},{"figure":"$5-$25","label":"Gaming spend monthly"}],"story":[{"title":"Built for Innovation","text":"The team wants to build new products.\n\nIt tests in the **sandbox** first: a test copy of the API.","points":[{"title":"Virtual card solutions","text":"The card API issues virtual dollar cards.","plate":{"line":"clay","drawing":{"name":"studyKredapaySandbox","alt":"A virtual dollar card and its limit of USD 50.00, of which USD 19.50 is left."}}}],"plate":{"line":"lagoon","drawing":{"name":"studyKredapayHero","alt":"A deposit account in naira with three sub accounts: savings, dollar cards and bills."}},"benefits":[{"title":"Reliable collections","text":"The account number shows who paid."},{"title":"Operational efficiency","text":"There are fewer systems to run."}],"quote":{"quote":"We tested each service in the sandbox before we went live.","role":"Product Lead, Kredapay","line":"lagoon","drawing":{"name":"sceneNight","alt":"A desk at night with a lamp and a laptop on which three tests have passed."},"draft":true}}]},{"brand":"Gamepride","line":"clay","category":"Gaming","title":"Airtime that rewards the people who play","location":"Nigeria","list":{"text":"Case-studies","href":"/case-studies"},"facts":[{"title":"Product","entries":[{"name":"Airtime with 1% cashback"}]}],"link":{"text":"Book a demo","href":"/book-a-demo"},"about":"Gamepride is a gaming community platform in Nigeria.","story":[{"title":"Gamers who also pay","text":"Members play, talk and buy airtime."}]}]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.brand === undefined) || (!(func0.call(data, "brand")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.line === undefined) || (!(func0.call(data, "line")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.category === undefined) || (!(func0.call(data, "category")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.location === undefined) || (!(func0.call(data, "location")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.list === undefined) || (!(func0.call(data, "list")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.facts === undefined) || (!(func0.call(data, "facts")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.link === undefined) || (!(func0.call(data, "link")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.about === undefined) || (!(func0.call(data, "about")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "about"},message:"must have required property '"+"about"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.story === undefined) || (!(func0.call(data, "story")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "story"},message:"must have required property '"+"story"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema104.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err12 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err13 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern16.test(data1)){
const err14 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.brand !== undefined && func0.call(data, "brand")){
let data2 = data.brand;
if(typeof data2 === "string"){
if(data2.length > 30 && func65(data2) > 30){
const err16 = {instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err17 = {instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.mark !== undefined && func0.call(data, "mark")){
let data3 = data.mark;
if(typeof data3 === "string"){
if(data3.length > 120 && func65(data3) > 120){
const err19 = {instancePath:instancePath+"/mark",schemaPath:"../parts/mark.json/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data3.length < 4 && func65(data3) < 2){
const err20 = {instancePath:instancePath+"/mark",schemaPath:"../parts/mark.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/mark",schemaPath:"../parts/mark.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data4 = data.line;
if(!((((data4 === "lagoon") || (data4 === "clay")) || (data4 === "sun")) || (data4 === "sky"))){
const err22 = {instancePath:instancePath+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.category !== undefined && func0.call(data, "category")){
let data5 = data.category;
if(typeof data5 === "string"){
if(data5.length > 30 && func65(data5) > 30){
const err23 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data5.length < 4 && func65(data5) < 2){
const err24 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data6 = data.title;
if(typeof data6 === "string"){
if(data6.length > 70 && func65(data6) > 70){
const err26 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 70},message:"must NOT have more than 70 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.length < 4 && func65(data6) < 2){
const err27 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.location !== undefined && func0.call(data, "location")){
let data7 = data.location;
if(typeof data7 === "string"){
if(data7.length > 40 && func65(data7) > 40){
const err29 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data7.length < 4 && func65(data7) < 2){
const err30 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.drawing !== undefined && func0.call(data, "drawing")){
let data8 = data.drawing;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.name === undefined) || (!(func0.call(data8, "name")))){
const err32 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((data8.alt === undefined) || (!(func0.call(data8, "alt")))){
const err33 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key1 of Object.keys(data8)){
if(!((key1 === "name") || (key1 === "alt"))){
const err34 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.name !== undefined && func0.call(data8, "name")){
let data9 = data8.name;
if(typeof data9 === "string"){
if(data9.length > 60 && func65(data9) > 60){
const err35 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data9.length < 2 && func65(data9) < 1){
const err36 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data8.alt !== undefined && func0.call(data8, "alt")){
let data10 = data8.alt;
if(typeof data10 === "string"){
if(data10.length > 200 && func65(data10) > 200){
const err38 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data10.length < 20 && func65(data10) < 10){
const err39 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.list !== undefined && func0.call(data, "list")){
if(!(validate23(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.facts !== undefined && func0.call(data, "facts")){
let data12 = data.facts;
if(Array.isArray(data12)){
if(data12.length > 3){
const err42 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data12.length < 1){
const err43 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.title === undefined) || (!(func0.call(data13, "title")))){
const err44 = {instancePath:instancePath+"/facts/" + i0,schemaPath:"#/properties/facts/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((data13.entries === undefined) || (!(func0.call(data13, "entries")))){
const err45 = {instancePath:instancePath+"/facts/" + i0,schemaPath:"#/properties/facts/items/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key2 of Object.keys(data13)){
if(!((key2 === "title") || (key2 === "entries"))){
const err46 = {instancePath:instancePath+"/facts/" + i0,schemaPath:"#/properties/facts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.title !== undefined && func0.call(data13, "title")){
let data14 = data13.title;
if(typeof data14 === "string"){
if(data14.length > 30 && func65(data14) > 30){
const err47 = {instancePath:instancePath+"/facts/" + i0+"/title",schemaPath:"#/properties/facts/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data14.length < 4 && func65(data14) < 2){
const err48 = {instancePath:instancePath+"/facts/" + i0+"/title",schemaPath:"#/properties/facts/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/facts/" + i0+"/title",schemaPath:"#/properties/facts/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data13.entries !== undefined && func0.call(data13, "entries")){
let data15 = data13.entries;
if(Array.isArray(data15)){
if(data15.length > 6){
const err50 = {instancePath:instancePath+"/facts/" + i0+"/entries",schemaPath:"#/properties/facts/items/properties/entries/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data15.length < 1){
const err51 = {instancePath:instancePath+"/facts/" + i0+"/entries",schemaPath:"#/properties/facts/items/properties/entries/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.name === undefined) || (!(func0.call(data16, "name")))){
const err52 = {instancePath:instancePath+"/facts/" + i0+"/entries/" + i1,schemaPath:"#/properties/facts/items/properties/entries/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
for(const key3 of Object.keys(data16)){
if(!((key3 === "name") || (key3 === "detail"))){
const err53 = {instancePath:instancePath+"/facts/" + i0+"/entries/" + i1,schemaPath:"#/properties/facts/items/properties/entries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data16.name !== undefined && func0.call(data16, "name")){
let data17 = data16.name;
if(typeof data17 === "string"){
if(data17.length > 40 && func65(data17) > 40){
const err54 = {instancePath:instancePath+"/facts/" + i0+"/entries/" + i1+"/name",schemaPath:"#/properties/facts/items/properties/entries/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data17.length < 4 && func65(data17) < 2){
const err55 = {instancePath:instancePath+"/facts/" + i0+"/entries/" + i1+"/name",schemaPath:"#/properties/facts/items/properties/entries/items/properties/name/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/facts/" + i0+"/entries/" + i1+"/name",schemaPath:"#/properties/facts/items/properties/entries/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data16.detail !== undefined && func0.call(data16, "detail")){
let data18 = data16.detail;
if(typeof data18 === "string"){
if(data18.length > 60 && func65(data18) > 60){
const err57 = {instancePath:instancePath+"/facts/" + i0+"/entries/" + i1+"/detail",schemaPath:"#/properties/facts/items/properties/entries/items/properties/detail/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data18.length < 4 && func65(data18) < 2){
const err58 = {instancePath:instancePath+"/facts/" + i0+"/entries/" + i1+"/detail",schemaPath:"#/properties/facts/items/properties/entries/items/properties/detail/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/facts/" + i0+"/entries/" + i1+"/detail",schemaPath:"#/properties/facts/items/properties/entries/items/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/facts/" + i0+"/entries/" + i1,schemaPath:"#/properties/facts/items/properties/entries/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/facts/" + i0+"/entries",schemaPath:"#/properties/facts/items/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/facts/" + i0,schemaPath:"#/properties/facts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.link !== undefined && func0.call(data, "link")){
if(!(validate23(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.about !== undefined && func0.call(data, "about")){
let data20 = data.about;
if(typeof data20 === "string"){
if(data20.length > 280 && func65(data20) > 280){
const err64 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data20.length < 40 && func65(data20) < 20){
const err65 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.figures !== undefined && func0.call(data, "figures")){
let data21 = data.figures;
if(Array.isArray(data21)){
if(data21.length > 3){
const err67 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data21.length < 1){
const err68 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.figure === undefined) || (!(func0.call(data22, "figure")))){
const err69 = {instancePath:instancePath+"/figures/" + i2,schemaPath:"#/properties/figures/items/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((data22.label === undefined) || (!(func0.call(data22, "label")))){
const err70 = {instancePath:instancePath+"/figures/" + i2,schemaPath:"#/properties/figures/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key4 of Object.keys(data22)){
if(!((key4 === "figure") || (key4 === "label"))){
const err71 = {instancePath:instancePath+"/figures/" + i2,schemaPath:"#/properties/figures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data22.figure !== undefined && func0.call(data22, "figure")){
let data23 = data22.figure;
if(typeof data23 === "string"){
if(data23.length > 16 && func65(data23) > 16){
const err72 = {instancePath:instancePath+"/figures/" + i2+"/figure",schemaPath:"#/properties/figures/items/properties/figure/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data23.length < 2 && func65(data23) < 1){
const err73 = {instancePath:instancePath+"/figures/" + i2+"/figure",schemaPath:"#/properties/figures/items/properties/figure/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/figures/" + i2+"/figure",schemaPath:"#/properties/figures/items/properties/figure/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data22.label !== undefined && func0.call(data22, "label")){
let data24 = data22.label;
if(typeof data24 === "string"){
if(data24.length > 60 && func65(data24) > 60){
const err75 = {instancePath:instancePath+"/figures/" + i2+"/label",schemaPath:"#/properties/figures/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data24.length < 4 && func65(data24) < 2){
const err76 = {instancePath:instancePath+"/figures/" + i2+"/label",schemaPath:"#/properties/figures/items/properties/label/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/figures/" + i2+"/label",schemaPath:"#/properties/figures/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/figures/" + i2,schemaPath:"#/properties/figures/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.story !== undefined && func0.call(data, "story")){
let data25 = data.story;
if(Array.isArray(data25)){
if(data25.length > 5){
const err80 = {instancePath:instancePath+"/story",schemaPath:"#/properties/story/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data25.length < 1){
const err81 = {instancePath:instancePath+"/story",schemaPath:"#/properties/story/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if((data26.title === undefined) || (!(func0.call(data26, "title")))){
const err82 = {instancePath:instancePath+"/story/" + i3,schemaPath:"#/properties/story/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((data26.text === undefined) || (!(func0.call(data26, "text")))){
const err83 = {instancePath:instancePath+"/story/" + i3,schemaPath:"#/properties/story/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
for(const key5 of Object.keys(data26)){
if(!((((((key5 === "title") || (key5 === "text")) || (key5 === "points")) || (key5 === "plate")) || (key5 === "benefits")) || (key5 === "quote"))){
const err84 = {instancePath:instancePath+"/story/" + i3,schemaPath:"#/properties/story/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data26.title !== undefined && func0.call(data26, "title")){
let data27 = data26.title;
if(typeof data27 === "string"){
if(data27.length > 60 && func65(data27) > 60){
const err85 = {instancePath:instancePath+"/story/" + i3+"/title",schemaPath:"#/properties/story/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data27.length < 4 && func65(data27) < 2){
const err86 = {instancePath:instancePath+"/story/" + i3+"/title",schemaPath:"#/properties/story/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/story/" + i3+"/title",schemaPath:"#/properties/story/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data26.text !== undefined && func0.call(data26, "text")){
let data28 = data26.text;
if(typeof data28 === "string"){
if(data28.length > 1200 && func65(data28) > 1200){
const err88 = {instancePath:instancePath+"/story/" + i3+"/text",schemaPath:"#/properties/story/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data28.length < 40 && func65(data28) < 20){
const err89 = {instancePath:instancePath+"/story/" + i3+"/text",schemaPath:"#/properties/story/items/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/story/" + i3+"/text",schemaPath:"#/properties/story/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data26.points !== undefined && func0.call(data26, "points")){
let data29 = data26.points;
if(Array.isArray(data29)){
if(data29.length > 4){
const err91 = {instancePath:instancePath+"/story/" + i3+"/points",schemaPath:"#/properties/story/items/properties/points/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data29.length < 1){
const err92 = {instancePath:instancePath+"/story/" + i3+"/points",schemaPath:"#/properties/story/items/properties/points/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
let data30 = data29[i4];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if((data30.title === undefined) || (!(func0.call(data30, "title")))){
const err93 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4,schemaPath:"#/properties/story/items/properties/points/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((data30.text === undefined) || (!(func0.call(data30, "text")))){
const err94 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4,schemaPath:"#/properties/story/items/properties/points/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key6 of Object.keys(data30)){
if(!(((key6 === "title") || (key6 === "text")) || (key6 === "plate"))){
const err95 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4,schemaPath:"#/properties/story/items/properties/points/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data30.title !== undefined && func0.call(data30, "title")){
let data31 = data30.title;
if(typeof data31 === "string"){
if(data31.length > 38 && func65(data31) > 38){
const err96 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/title",schemaPath:"#/properties/story/items/properties/points/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data31.length < 4 && func65(data31) < 2){
const err97 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/title",schemaPath:"#/properties/story/items/properties/points/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/title",schemaPath:"#/properties/story/items/properties/points/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data30.text !== undefined && func0.call(data30, "text")){
let data32 = data30.text;
if(typeof data32 === "string"){
if(data32.length > 600 && func65(data32) > 600){
const err99 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/text",schemaPath:"#/properties/story/items/properties/points/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data32.length < 40 && func65(data32) < 20){
const err100 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/text",schemaPath:"#/properties/story/items/properties/points/items/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/text",schemaPath:"#/properties/story/items/properties/points/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data30.plate !== undefined && func0.call(data30, "plate")){
let data33 = data30.plate;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if((data33.line === undefined) || (!(func0.call(data33, "line")))){
const err102 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate",schemaPath:"#/properties/story/items/properties/points/items/properties/plate/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((data33.drawing === undefined) || (!(func0.call(data33, "drawing")))){
const err103 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate",schemaPath:"#/properties/story/items/properties/points/items/properties/plate/required",keyword:"required",params:{missingProperty: "drawing"},message:"must have required property '"+"drawing"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
for(const key7 of Object.keys(data33)){
if(!((key7 === "line") || (key7 === "drawing"))){
const err104 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate",schemaPath:"#/properties/story/items/properties/points/items/properties/plate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data33.line !== undefined && func0.call(data33, "line")){
let data34 = data33.line;
if(!((((data34 === "lagoon") || (data34 === "clay")) || (data34 === "sun")) || (data34 === "sky"))){
const err105 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data33.drawing !== undefined && func0.call(data33, "drawing")){
let data35 = data33.drawing;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if((data35.name === undefined) || (!(func0.call(data35, "name")))){
const err106 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if((data35.alt === undefined) || (!(func0.call(data35, "alt")))){
const err107 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
for(const key8 of Object.keys(data35)){
if(!((key8 === "name") || (key8 === "alt"))){
const err108 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data35.name !== undefined && func0.call(data35, "name")){
let data36 = data35.name;
if(typeof data36 === "string"){
if(data36.length > 60 && func65(data36) > 60){
const err109 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data36.length < 2 && func65(data36) < 1){
const err110 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data35.alt !== undefined && func0.call(data35, "alt")){
let data37 = data35.alt;
if(typeof data37 === "string"){
if(data37.length > 200 && func65(data37) > 200){
const err112 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data37.length < 20 && func65(data37) < 10){
const err113 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4+"/plate",schemaPath:"#/properties/story/items/properties/points/items/properties/plate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/story/" + i3+"/points/" + i4,schemaPath:"#/properties/story/items/properties/points/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/story/" + i3+"/points",schemaPath:"#/properties/story/items/properties/points/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data26.plate !== undefined && func0.call(data26, "plate")){
let data38 = data26.plate;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if((data38.line === undefined) || (!(func0.call(data38, "line")))){
const err119 = {instancePath:instancePath+"/story/" + i3+"/plate",schemaPath:"#/properties/story/items/properties/plate/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if((data38.drawing === undefined) || (!(func0.call(data38, "drawing")))){
const err120 = {instancePath:instancePath+"/story/" + i3+"/plate",schemaPath:"#/properties/story/items/properties/plate/required",keyword:"required",params:{missingProperty: "drawing"},message:"must have required property '"+"drawing"+"'"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
for(const key9 of Object.keys(data38)){
if(!((key9 === "line") || (key9 === "drawing"))){
const err121 = {instancePath:instancePath+"/story/" + i3+"/plate",schemaPath:"#/properties/story/items/properties/plate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data38.line !== undefined && func0.call(data38, "line")){
let data39 = data38.line;
if(!((((data39 === "lagoon") || (data39 === "clay")) || (data39 === "sun")) || (data39 === "sky"))){
const err122 = {instancePath:instancePath+"/story/" + i3+"/plate/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data38.drawing !== undefined && func0.call(data38, "drawing")){
let data40 = data38.drawing;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if((data40.name === undefined) || (!(func0.call(data40, "name")))){
const err123 = {instancePath:instancePath+"/story/" + i3+"/plate/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if((data40.alt === undefined) || (!(func0.call(data40, "alt")))){
const err124 = {instancePath:instancePath+"/story/" + i3+"/plate/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
for(const key10 of Object.keys(data40)){
if(!((key10 === "name") || (key10 === "alt"))){
const err125 = {instancePath:instancePath+"/story/" + i3+"/plate/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data40.name !== undefined && func0.call(data40, "name")){
let data41 = data40.name;
if(typeof data41 === "string"){
if(data41.length > 60 && func65(data41) > 60){
const err126 = {instancePath:instancePath+"/story/" + i3+"/plate/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data41.length < 2 && func65(data41) < 1){
const err127 = {instancePath:instancePath+"/story/" + i3+"/plate/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/story/" + i3+"/plate/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data40.alt !== undefined && func0.call(data40, "alt")){
let data42 = data40.alt;
if(typeof data42 === "string"){
if(data42.length > 200 && func65(data42) > 200){
const err129 = {instancePath:instancePath+"/story/" + i3+"/plate/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data42.length < 20 && func65(data42) < 10){
const err130 = {instancePath:instancePath+"/story/" + i3+"/plate/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
else {
const err131 = {instancePath:instancePath+"/story/" + i3+"/plate/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
else {
const err132 = {instancePath:instancePath+"/story/" + i3+"/plate/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath:instancePath+"/story/" + i3+"/plate",schemaPath:"#/properties/story/items/properties/plate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data26.benefits !== undefined && func0.call(data26, "benefits")){
let data43 = data26.benefits;
if(Array.isArray(data43)){
if(data43.length > 6){
const err134 = {instancePath:instancePath+"/story/" + i3+"/benefits",schemaPath:"#/properties/story/items/properties/benefits/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data43.length < 2){
const err135 = {instancePath:instancePath+"/story/" + i3+"/benefits",schemaPath:"#/properties/story/items/properties/benefits/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
const len5 = data43.length;
for(let i5=0; i5<len5; i5++){
let data44 = data43[i5];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if((data44.title === undefined) || (!(func0.call(data44, "title")))){
const err136 = {instancePath:instancePath+"/story/" + i3+"/benefits/" + i5,schemaPath:"#/properties/story/items/properties/benefits/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if((data44.text === undefined) || (!(func0.call(data44, "text")))){
const err137 = {instancePath:instancePath+"/story/" + i3+"/benefits/" + i5,schemaPath:"#/properties/story/items/properties/benefits/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
for(const key11 of Object.keys(data44)){
if(!((key11 === "title") || (key11 === "text"))){
const err138 = {instancePath:instancePath+"/story/" + i3+"/benefits/" + i5,schemaPath:"#/properties/story/items/properties/benefits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data44.title !== undefined && func0.call(data44, "title")){
let data45 = data44.title;
if(typeof data45 === "string"){
if(data45.length > 38 && func65(data45) > 38){
const err139 = {instancePath:instancePath+"/story/" + i3+"/benefits/" + i5+"/title",schemaPath:"#/properties/story/items/properties/benefits/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data45.length < 4 && func65(data45) < 2){
const err140 = {instancePath:instancePath+"/story/" + i3+"/benefits/" + i5+"/title",schemaPath:"#/properties/story/items/properties/benefits/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
else {
const err141 = {instancePath:instancePath+"/story/" + i3+"/benefits/" + i5+"/title",schemaPath:"#/properties/story/items/properties/benefits/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data44.text !== undefined && func0.call(data44, "text")){
let data46 = data44.text;
if(typeof data46 === "string"){
if(data46.length > 130 && func65(data46) > 130){
const err142 = {instancePath:instancePath+"/story/" + i3+"/benefits/" + i5+"/text",schemaPath:"#/properties/story/items/properties/benefits/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 130},message:"must NOT have more than 130 characters"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data46.length < 20 && func65(data46) < 10){
const err143 = {instancePath:instancePath+"/story/" + i3+"/benefits/" + i5+"/text",schemaPath:"#/properties/story/items/properties/benefits/items/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/story/" + i3+"/benefits/" + i5+"/text",schemaPath:"#/properties/story/items/properties/benefits/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/story/" + i3+"/benefits/" + i5,schemaPath:"#/properties/story/items/properties/benefits/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
else {
const err146 = {instancePath:instancePath+"/story/" + i3+"/benefits",schemaPath:"#/properties/story/items/properties/benefits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data26.quote !== undefined && func0.call(data26, "quote")){
let data47 = data26.quote;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if((data47.quote === undefined) || (!(func0.call(data47, "quote")))){
const err147 = {instancePath:instancePath+"/story/" + i3+"/quote",schemaPath:"#/properties/story/items/properties/quote/required",keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if((data47.role === undefined) || (!(func0.call(data47, "role")))){
const err148 = {instancePath:instancePath+"/story/" + i3+"/quote",schemaPath:"#/properties/story/items/properties/quote/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if((data47.line === undefined) || (!(func0.call(data47, "line")))){
const err149 = {instancePath:instancePath+"/story/" + i3+"/quote",schemaPath:"#/properties/story/items/properties/quote/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
for(const key12 of Object.keys(data47)){
if(!(((((key12 === "quote") || (key12 === "role")) || (key12 === "line")) || (key12 === "drawing")) || (key12 === "draft"))){
const err150 = {instancePath:instancePath+"/story/" + i3+"/quote",schemaPath:"#/properties/story/items/properties/quote/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data47.quote !== undefined && func0.call(data47, "quote")){
let data48 = data47.quote;
if(typeof data48 === "string"){
if(data48.length > 200 && func65(data48) > 200){
const err151 = {instancePath:instancePath+"/story/" + i3+"/quote/quote",schemaPath:"#/properties/story/items/properties/quote/properties/quote/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(data48.length < 40 && func65(data48) < 20){
const err152 = {instancePath:instancePath+"/story/" + i3+"/quote/quote",schemaPath:"#/properties/story/items/properties/quote/properties/quote/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
else {
const err153 = {instancePath:instancePath+"/story/" + i3+"/quote/quote",schemaPath:"#/properties/story/items/properties/quote/properties/quote/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data47.role !== undefined && func0.call(data47, "role")){
let data49 = data47.role;
if(typeof data49 === "string"){
if(data49.length > 60 && func65(data49) > 60){
const err154 = {instancePath:instancePath+"/story/" + i3+"/quote/role",schemaPath:"#/properties/story/items/properties/quote/properties/role/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data49.length < 4 && func65(data49) < 2){
const err155 = {instancePath:instancePath+"/story/" + i3+"/quote/role",schemaPath:"#/properties/story/items/properties/quote/properties/role/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
else {
const err156 = {instancePath:instancePath+"/story/" + i3+"/quote/role",schemaPath:"#/properties/story/items/properties/quote/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data47.line !== undefined && func0.call(data47, "line")){
let data50 = data47.line;
if(!((((data50 === "lagoon") || (data50 === "clay")) || (data50 === "sun")) || (data50 === "sky"))){
const err157 = {instancePath:instancePath+"/story/" + i3+"/quote/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data47.drawing !== undefined && func0.call(data47, "drawing")){
let data51 = data47.drawing;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if((data51.name === undefined) || (!(func0.call(data51, "name")))){
const err158 = {instancePath:instancePath+"/story/" + i3+"/quote/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if((data51.alt === undefined) || (!(func0.call(data51, "alt")))){
const err159 = {instancePath:instancePath+"/story/" + i3+"/quote/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
for(const key13 of Object.keys(data51)){
if(!((key13 === "name") || (key13 === "alt"))){
const err160 = {instancePath:instancePath+"/story/" + i3+"/quote/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data51.name !== undefined && func0.call(data51, "name")){
let data52 = data51.name;
if(typeof data52 === "string"){
if(data52.length > 60 && func65(data52) > 60){
const err161 = {instancePath:instancePath+"/story/" + i3+"/quote/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data52.length < 2 && func65(data52) < 1){
const err162 = {instancePath:instancePath+"/story/" + i3+"/quote/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
else {
const err163 = {instancePath:instancePath+"/story/" + i3+"/quote/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data51.alt !== undefined && func0.call(data51, "alt")){
let data53 = data51.alt;
if(typeof data53 === "string"){
if(data53.length > 200 && func65(data53) > 200){
const err164 = {instancePath:instancePath+"/story/" + i3+"/quote/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data53.length < 20 && func65(data53) < 10){
const err165 = {instancePath:instancePath+"/story/" + i3+"/quote/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
else {
const err166 = {instancePath:instancePath+"/story/" + i3+"/quote/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath:instancePath+"/story/" + i3+"/quote/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data47.draft !== undefined && func0.call(data47, "draft")){
if(typeof data47.draft !== "boolean"){
const err168 = {instancePath:instancePath+"/story/" + i3+"/quote/draft",schemaPath:"#/properties/story/items/properties/quote/properties/draft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
else {
const err169 = {instancePath:instancePath+"/story/" + i3+"/quote",schemaPath:"#/properties/story/items/properties/quote/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
else {
const err170 = {instancePath:instancePath+"/story/" + i3,schemaPath:"#/properties/story/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
else {
const err171 = {instancePath:instancePath+"/story",schemaPath:"#/properties/story/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
else {
const err172 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_checklist = validate44;
const schema115 = {"title":"Checklist","description":"Two to four things to have at hand, as ticked stations of one line.","group":"Words","alsoCalled":["requirements","toDo","ticks"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"line":{"$ref":"../parts/line.json"},"title":{"title":"Title","description":"The heading above the list.","type":"string","minLength":2,"maxLength":45,"examples":["Before you start"]},"items":{"title":"Things","description":"The things, in any order.","type":"array","minItems":2,"maxItems":4,"items":{"title":"Thing","description":"One thing.","type":"object","properties":{"title":{"title":"Title","description":"The thing itself.","type":"string","minLength":2,"maxLength":38,"examples":["Email and phone"]},"text":{"title":"Text","description":"One or two short sentences.","type":"string","minLength":10,"maxLength":170,"examples":["The app asks for both of them."]}},"required":["title"],"additionalProperties":false,"examples":[{"title":"Email and phone","text":"The app asks for both of them."}]},"examples":[[{"title":"Email and phone"},{"title":"Company details"}]]},"text":{"title":"Text under the list","description":"A sentence or two with links to read on.","type":"string","format":"markdown","tsType":"RichText","headings":[],"minLength":10,"maxLength":300,"examples":["Read [how a demo works](/book-a-demo)."]}},"required":["title","items"],"additionalProperties":false,"examples":[{"line":"lagoon","title":"Before you start","items":[{"title":"You are 18 or over","text":"Our services are for people who are 18 or over."},{"title":"Email and phone","text":"The app asks for both of them."},{"title":"Company details"}],"text":"Read [how a demo works](/book-a-demo)."},{"title":"Two things","items":[{"title":"The number","text":"It stands on the meter."},{"title":"The amount"}]}]};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "type") || (key0 === "id")) || (key0 === "line")) || (key0 === "title")) || (key0 === "items")) || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern16.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data2 = data.line;
if(!((((data2 === "lagoon") || (data2 === "clay")) || (data2 === "sun")) || (data2 === "sky"))){
const err8 = {instancePath:instancePath+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data3 = data.title;
if(typeof data3 === "string"){
if(data3.length > 45 && func65(data3) > 45){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 4 && func65(data3) < 2){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data4 = data.items;
if(Array.isArray(data4)){
if(data4.length > 4){
const err12 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 2){
const err13 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.title === undefined) || (!(func0.call(data5, "title")))){
const err14 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 of Object.keys(data5)){
if(!((key1 === "title") || (key1 === "text"))){
const err15 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.title !== undefined && func0.call(data5, "title")){
let data6 = data5.title;
if(typeof data6 === "string"){
if(data6.length > 38 && func65(data6) > 38){
const err16 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.length < 4 && func65(data6) < 2){
const err17 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.text !== undefined && func0.call(data5, "text")){
let data7 = data5.text;
if(typeof data7 === "string"){
if(data7.length > 170 && func65(data7) > 170){
const err19 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.length < 20 && func65(data7) < 10){
const err20 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data8 = data.text;
if(typeof data8 === "string"){
if(data8.length > 300 && func65(data8) > 300){
const err24 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.length < 20 && func65(data8) < 10){
const err25 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_faq = validate45;
const schema118 = {"title":"Questions and answers","description":"A list of questions. A press on one opens its answer and closes the one that was open.","group":"Questions and forms","alsoCalled":["accordion","accordions","questions","faqs","qa","collapse","disclosure","toggle"],"structuredData":{"type":"FAQPage","each":"items","mainEntity":{"@type":"Question","name":"{question}","acceptedAnswer":{"@type":"Answer","text":"{answer}"}}},"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading beside the questions.","type":"string","minLength":2,"maxLength":45,"examples":["Questions from companies"]},"mail":{"title":"Line for further questions","description":"Shown under the heading, or under the drawing. It says where a question goes that is not in the list.","type":"string","format":"markdown","tsType":"RichText","headings":[],"minLength":10,"maxLength":300,"default":"Is your question missing? Write to [{email}](mailto:{email}).","examples":["Is your question missing? Write to [{email}](mailto:{email})."]},"drawing":{"$ref":"../parts/drawing.json"},"items":{"title":"Questions","description":"The questions, the most frequent ones first.","type":"array","minItems":2,"maxItems":12,"items":{"title":"Question","description":"One question and its answer.","type":"object","properties":{"question":{"title":"Question","description":"A full sentence with a question mark, as a visitor would ask it.","type":"string","minLength":5,"maxLength":80,"examples":["Can the cards show our own colours?"]},"answer":{"title":"Answer","description":"The short answer first, then at most a few sentences. Links are written as [words](/address).","type":"string","format":"markdown","tsType":"RichText","headings":[],"minLength":10,"maxLength":700,"examples":["Yes. The cards are white-label: they carry your name and colours, not ours."]},"anchor":{"$ref":"../parts/id.json"}},"required":["question","answer"],"additionalProperties":false,"examples":[{"question":"Can the cards show our own colours?","answer":"Yes. The cards are white-label: they carry your name and colours, not ours."}]},"examples":[[{"question":"Can the cards show our own colours?","answer":"Yes. The cards are white-label: they carry your name and colours, not ours."},{"question":"Can we pay a hundred people at once?","answer":"Yes. You upload a list, a second person approves it, and you follow each line."}]]}},"required":["title","items"],"additionalProperties":false,"examples":[{"title":"Questions from companies","items":[{"question":"Can the cards show our own colours?","answer":"Yes. The cards are white-label: they carry your name and colours, not ours. See [how a demo works](/book-a-demo).","anchor":"example-brand"},{"question":"Can we pay a hundred people at once?","answer":"Yes. Upload a list:\n\n- check the names\n- let a second person approve it\n\nThen follow each line."},{"question":"Does every service need an integration of its own?","answer":"No. One integration covers them all."}]},{"title":"Two questions","mail":"Ask us: [{supportEmail}](mailto:{supportEmail}).","items":[{"question":"Is the first answer short?","answer":"It is one sentence."},{"question":"Is the second answer short, too?","answer":"It is one sentence more."}]},{"title":"Two more questions","drawing":{"name":"sceneClinic","alt":"The desk of a clinic, whose screen says what it has received."},"items":[{"question":"Is the first answer short?","answer":"It is one sentence."},{"question":"Is the second answer short, too?","answer":"It is one sentence more."}]}]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "mail")) || (key0 === "drawing")) || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern16.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.mail !== undefined && func0.call(data, "mail")){
let data3 = data.mail;
if(typeof data3 === "string"){
if(data3.length > 300 && func65(data3) > 300){
const err11 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 20 && func65(data3) < 10){
const err12 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.drawing !== undefined && func0.call(data, "drawing")){
let data4 = data.drawing;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.name === undefined) || (!(func0.call(data4, "name")))){
const err14 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data4.alt === undefined) || (!(func0.call(data4, "alt")))){
const err15 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 of Object.keys(data4)){
if(!((key1 === "name") || (key1 === "alt"))){
const err16 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.name !== undefined && func0.call(data4, "name")){
let data5 = data4.name;
if(typeof data5 === "string"){
if(data5.length > 60 && func65(data5) > 60){
const err17 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.length < 2 && func65(data5) < 1){
const err18 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.alt !== undefined && func0.call(data4, "alt")){
let data6 = data4.alt;
if(typeof data6 === "string"){
if(data6.length > 200 && func65(data6) > 200){
const err20 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.length < 20 && func65(data6) < 10){
const err21 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data7 = data.items;
if(Array.isArray(data7)){
if(data7.length > 12){
const err24 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.length < 2){
const err25 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.question === undefined) || (!(func0.call(data8, "question")))){
const err26 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data8.answer === undefined) || (!(func0.call(data8, "answer")))){
const err27 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key2 of Object.keys(data8)){
if(!(((key2 === "question") || (key2 === "answer")) || (key2 === "anchor"))){
const err28 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.question !== undefined && func0.call(data8, "question")){
let data9 = data8.question;
if(typeof data9 === "string"){
if(data9.length > 80 && func65(data9) > 80){
const err29 = {instancePath:instancePath+"/items/" + i0+"/question",schemaPath:"#/properties/items/items/properties/question/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9.length < 10 && func65(data9) < 5){
const err30 = {instancePath:instancePath+"/items/" + i0+"/question",schemaPath:"#/properties/items/items/properties/question/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/items/" + i0+"/question",schemaPath:"#/properties/items/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data8.answer !== undefined && func0.call(data8, "answer")){
let data10 = data8.answer;
if(typeof data10 === "string"){
if(data10.length > 700 && func65(data10) > 700){
const err32 = {instancePath:instancePath+"/items/" + i0+"/answer",schemaPath:"#/properties/items/items/properties/answer/maxLength",keyword:"maxLength",params:{limit: 700},message:"must NOT have more than 700 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.length < 20 && func65(data10) < 10){
const err33 = {instancePath:instancePath+"/items/" + i0+"/answer",schemaPath:"#/properties/items/items/properties/answer/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/items/" + i0+"/answer",schemaPath:"#/properties/items/items/properties/answer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.anchor !== undefined && func0.call(data8, "anchor")){
let data11 = data8.anchor;
if(typeof data11 === "string"){
if(data11.length > 40 && func65(data11) > 40){
const err35 = {instancePath:instancePath+"/items/" + i0+"/anchor",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11.length < 4 && func65(data11) < 2){
const err36 = {instancePath:instancePath+"/items/" + i0+"/anchor",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern16.test(data11)){
const err37 = {instancePath:instancePath+"/items/" + i0+"/anchor",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/items/" + i0+"/anchor",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_features = validate46;
const schema122 = {"title":"Feature panels","description":"Two or more themes, each with words on one side and a drawing in a coloured panel on the other. The sides change from one to the next, and a line runs from each panel to the edge of the page.","group":"Products and reasons","alsoCalled":["featureList","featureGrid","services","benefits"],"headingLevels":{"items":"belowTitle"},"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"A heading above all panels. Without it the titles of the panels are headings of the page themselves.","type":"string","minLength":2,"maxLength":45,"examples":["How it fits together"]},"lead":{"title":"Lead","shownIf":{"title":true},"description":"One or two sentences under the heading.","type":"string","minLength":20,"maxLength":170,"examples":["Each part works alone, and all of them share one account."]},"items":{"title":"Panels","description":"The panels from top to bottom. The first one has its drawing on the right, the second one on the left, and so on.","type":"array","minItems":1,"maxItems":6,"items":{"title":"Panel","description":"One theme.","type":"object","properties":{"title":{"title":"Title","description":"A few words.","type":"string","minLength":2,"maxLength":38,"examples":["Unified Financial Platform"]},"text":{"title":"Text","description":"Two or three short sentences.","type":"string","minLength":20,"maxLength":280,"examples":["Collections, cards, payouts and bills share one account. You see the balance after each payment."]},"points":{"title":"Points","description":"Up to four short facts, each with a tick before it.","type":"array","minItems":1,"maxItems":4,"items":{"title":"Point","description":"One fact, without a full stop.","noFullStop":true,"type":"string","minLength":2,"maxLength":60,"examples":["One report for all wallets"]},"examples":[["One report for all wallets"]]},"link":{"$ref":"../parts/link.json"},"line":{"$ref":"../parts/line.json"},"drawing":{"$ref":"../parts/drawing.json"},"anchor":{"$ref":"../parts/id.json"}},"required":["title","text","line","drawing"],"additionalProperties":false,"examples":[{"title":"Unified Financial Platform","text":"Collections, cards, payouts and bills share one account. You see the balance after each payment.","line":"lagoon","drawing":{"name":"businessLedger","alt":"A list of four payments in and out, with the balance after each."}}]},"examples":[[{"title":"Unified Financial Platform","text":"Collections, cards, payouts and bills share one account. You see the balance after each payment.","line":"lagoon","drawing":{"name":"businessLedger","alt":"A list of four payments in and out, with the balance after each."}}]]}},"required":["items"],"additionalProperties":false,"examples":[{"items":[{"title":"Unified Financial Platform","text":"Collections, cards, payouts and bills share one account. You see the balance after each payment.","line":"lagoon","drawing":{"name":"businessLedger","alt":"A list of four payments in and out, with the balance after each."},"points":["One report for all wallets","One API for your own system"]},{"title":"Ironclad Security","text":"You decide who sees, prepares and approves. Each change is written down.","line":"clay","drawing":{"name":"businessRoles","alt":"Four roles, and how far each may go: see, prepare, approve, set limits."},"link":{"text":"Book a demo","href":"/book-a-demo"},"anchor":"example-security"}]},{"title":"How it fits together","lead":"Each part works alone, and all of them share one account.","items":[{"title":"Unified Financial Platform","text":"Collections, cards, payouts and bills share one account. You see the balance after each payment.","line":"lagoon","drawing":{"name":"businessLedger","alt":"A list of four payments in and out, with the balance after each."}}]}]};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "lead")) || (key0 === "items"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data3 = data.lead;
if(typeof data3 === "string"){
if(data3.length > 170 && func65(data3) > 170){
const err10 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 40 && func65(data3) < 20){
const err11 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data4 = data.items;
if(Array.isArray(data4)){
if(data4.length > 6){
const err13 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.title === undefined) || (!(func0.call(data5, "title")))){
const err15 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data5.text === undefined) || (!(func0.call(data5, "text")))){
const err16 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data5.line === undefined) || (!(func0.call(data5, "line")))){
const err17 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data5.drawing === undefined) || (!(func0.call(data5, "drawing")))){
const err18 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "drawing"},message:"must have required property '"+"drawing"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 of Object.keys(data5)){
if(!(((((((key1 === "title") || (key1 === "text")) || (key1 === "points")) || (key1 === "link")) || (key1 === "line")) || (key1 === "drawing")) || (key1 === "anchor"))){
const err19 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.title !== undefined && func0.call(data5, "title")){
let data6 = data5.title;
if(typeof data6 === "string"){
if(data6.length > 38 && func65(data6) > 38){
const err20 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.length < 4 && func65(data6) < 2){
const err21 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.text !== undefined && func0.call(data5, "text")){
let data7 = data5.text;
if(typeof data7 === "string"){
if(data7.length > 280 && func65(data7) > 280){
const err23 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.length < 40 && func65(data7) < 20){
const err24 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5.points !== undefined && func0.call(data5, "points")){
let data8 = data5.points;
if(Array.isArray(data8)){
if(data8.length > 4){
const err26 = {instancePath:instancePath+"/items/" + i0+"/points",schemaPath:"#/properties/items/items/properties/points/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.length < 1){
const err27 = {instancePath:instancePath+"/items/" + i0+"/points",schemaPath:"#/properties/items/items/properties/points/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(data9.length > 60 && func65(data9) > 60){
const err28 = {instancePath:instancePath+"/items/" + i0+"/points/" + i1,schemaPath:"#/properties/items/items/properties/points/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.length < 4 && func65(data9) < 2){
const err29 = {instancePath:instancePath+"/items/" + i0+"/points/" + i1,schemaPath:"#/properties/items/items/properties/points/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/items/" + i0+"/points/" + i1,schemaPath:"#/properties/items/items/properties/points/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/items/" + i0+"/points",schemaPath:"#/properties/items/items/properties/points/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data5.link !== undefined && func0.call(data5, "link")){
if(!(validate23(data5.link, {instancePath:instancePath+"/items/" + i0+"/link",parentData:data5,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data5.line !== undefined && func0.call(data5, "line")){
let data11 = data5.line;
if(!((((data11 === "lagoon") || (data11 === "clay")) || (data11 === "sun")) || (data11 === "sky"))){
const err32 = {instancePath:instancePath+"/items/" + i0+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data5.drawing !== undefined && func0.call(data5, "drawing")){
let data12 = data5.drawing;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.name === undefined) || (!(func0.call(data12, "name")))){
const err33 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((data12.alt === undefined) || (!(func0.call(data12, "alt")))){
const err34 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key2 of Object.keys(data12)){
if(!((key2 === "name") || (key2 === "alt"))){
const err35 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data12.name !== undefined && func0.call(data12, "name")){
let data13 = data12.name;
if(typeof data13 === "string"){
if(data13.length > 60 && func65(data13) > 60){
const err36 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.length < 2 && func65(data13) < 1){
const err37 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data12.alt !== undefined && func0.call(data12, "alt")){
let data14 = data12.alt;
if(typeof data14 === "string"){
if(data14.length > 200 && func65(data14) > 200){
const err39 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14.length < 20 && func65(data14) < 10){
const err40 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data5.anchor !== undefined && func0.call(data5, "anchor")){
let data15 = data5.anchor;
if(typeof data15 === "string"){
if(data15.length > 40 && func65(data15) > 40){
const err43 = {instancePath:instancePath+"/items/" + i0+"/anchor",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15.length < 4 && func65(data15) < 2){
const err44 = {instancePath:instancePath+"/items/" + i0+"/anchor",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern16.test(data15)){
const err45 = {instancePath:instancePath+"/items/" + i0+"/anchor",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/items/" + i0+"/anchor",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_form = validate48;
const schema127 = {"title":"Form","description":"A form with four fields: name, e-mail address, reason and description. contact sends to an address; reachOut sends nothing and only thanks.","group":"Questions and forms","alsoCalled":["contact","contactForm","enquiry","contactUs","input","newsletter"],"mainTitle":"title","mainTitleIf":"main","origins":[{"if":{"variant":"contact","action":true},"add":{"form-action":"{action}"}},{"if":{"variant":"contact","action":true,"recaptchaKey":true},"add":{"script-src":"{recaptchaScript}/recaptcha/ https://www.gstatic.com/recaptcha/","style-src":"'unsafe-inline'","frame-src":"{recaptchaScript}/recaptcha/ https://recaptcha.google.com/recaptcha/","connect-src":"{recaptchaScript}/recaptcha/"},"without":["require-trusted-types-for","trusted-types"]}],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"variant":{"title":"Kind","description":"contact: a message that is sent to the address below. reachOut: a note that stays in the browser until somebody connects it.","enum":["contact","reachOut"],"default":"contact","examples":["contact"]},"main":{"title":"Main title","description":"true: the title is the main title of the page. Only for a page that has no hero.","type":"boolean","default":false,"examples":[true]},"title":{"title":"Title","description":"The heading beside the form.","type":"string","minLength":2,"maxLength":45,"examples":["Tell us what it is about"]},"lead":{"title":"Lead","description":"One or two sentences under the heading. They may hold a link.","type":"string","format":"markdown","tsType":"RichText","headings":[],"minLength":10,"maxLength":220,"examples":["Leave a short note. We answer what comes to [{email}](mailto:{email})."]},"links":{"title":"Other ways","description":"Up to five other ways to reach you, as stations of a line under the heading.","type":"array","minItems":1,"maxItems":5,"items":{"title":"Way","description":"One way, with a small picture before it.","type":"object","properties":{"icon":{"title":"Picture","description":"The small picture: a letter, a chat, a question mark or a calendar.","enum":["mail","chat","question","calendar"],"examples":["mail"]},"text":{"title":"Text","description":"What the visitor reads.","type":"string","minLength":2,"maxLength":40,"examples":["Read the FAQs"]},"href":{"$ref":"../parts/href.json"}},"required":["icon","text","href"],"additionalProperties":false,"examples":[{"icon":"question","text":"Read the FAQs","href":"/book-a-demo"}]},"examples":[[{"icon":"mail","text":"{email}","href":"mailto:{email}"}]]},"drawing":{"$ref":"../parts/drawing.json"},"nameLabel":{"title":"Name","section":"Labels of the fields","description":"The label of the first field.","type":"string","minLength":2,"maxLength":30,"default":"Full name","examples":["Name"]},"nameError":{"title":"Name is missing","section":"When something is missing","description":"The message when the name is missing.","type":"string","minLength":5,"maxLength":60,"default":"Full name is required.","examples":["Name is required."]},"emailLabel":{"title":"E-mail","section":"Labels of the fields","description":"The label of the field for the e-mail address.","type":"string","minLength":2,"maxLength":30,"default":"Email","examples":["Email"]},"emailError":{"title":"E-mail is wrong","section":"When something is missing","description":"The message when the e-mail address is missing or has another form than text@text.text.","type":"string","minLength":5,"maxLength":60,"default":"Please enter a valid email.","examples":["Please enter a valid email."]},"reasonLabel":{"title":"Reason","section":"Labels of the fields","description":"The label above the reasons.","type":"string","minLength":2,"maxLength":30,"default":"Reason","examples":["Reason"]},"reasonError":{"title":"Reason is missing","section":"When something is missing","description":"The message when no reason is chosen.","type":"string","minLength":5,"maxLength":60,"default":"Please select a reason.","examples":["Please select a reason."]},"reasons":{"title":"Reasons","description":"What the visitor can choose, as stations of one line. The words are sent with the message.","type":"array","minItems":2,"maxItems":6,"items":{"title":"Reason","description":"One reason. Without a colour its part of the line is grey.","type":"object","properties":{"text":{"title":"Text","description":"What the visitor reads.","type":"string","minLength":2,"maxLength":40,"examples":["Card Issuing"]},"line":{"$ref":"../parts/line.json"}},"required":["text"],"additionalProperties":false,"examples":[{"text":"Card Issuing","line":"clay"}]},"examples":[[{"text":"Make Enquiries","line":"lagoon"},{"text":"Suggestion","line":"lagoon"},{"text":"Ask questions","line":"lagoon"}]]},"descriptionLabel":{"title":"Description","section":"Labels of the fields","description":"The label of the large field.","type":"string","minLength":2,"maxLength":30,"default":"Description","examples":["Description"]},"descriptionHint":{"title":"Hint","section":"Labels of the fields","description":"What is shown between the label and the large field.","type":"string","minLength":2,"maxLength":60,"default":"At least 10 characters","examples":["At least 10 characters"]},"descriptionError":{"title":"Description is short","section":"When something is missing","description":"The message when the description has fewer than ten characters.","type":"string","minLength":5,"maxLength":80,"default":"Description must be at least 10 characters.","examples":["Description must be at least 10 characters."]},"errorTitle":{"title":"Title of the errors","section":"When something is missing","description":"Stands above the list of what is wrong, when somebody has sent the form with errors.","type":"string","minLength":5,"maxLength":45,"default":"There is a problem","examples":["There is a problem"]},"errorMark":{"title":"Error in the page title","section":"When something is missing","state":"when somebody has sent the form with errors","description":"Comes before the title of the page in the tab of the browser while the form has errors.","type":"string","minLength":2,"maxLength":20,"default":"Error:","examples":["Error:"]},"button":{"title":"Button","section":"Sending it","shownIf":[{"variant":"reachOut"},{"variant":"contact","action":true}],"description":"What the button says. Start with a verb.","type":"string","minLength":2,"maxLength":22,"default":"Send message","examples":["Send note"]},"busy":{"title":"Button while it sends","section":"Sending it","shownIf":[{"variant":"reachOut"},{"variant":"contact","action":true}],"description":"What the button says until the answer comes.","type":"string","minLength":2,"maxLength":22,"default":"Sending","examples":["Sending"]},"notice":{"title":"Notice","section":"Sending it","description":"A sentence under the button, such as where to read about the use of data.","type":"string","format":"markdown","tsType":"RichText","headings":[],"minLength":10,"maxLength":200,"examples":["How we use your data: [Privacy Policy](/book-a-demo)."]},"recaptchaNotice":{"title":"Notice of the check","section":"Sending it","shownIf":{"variant":"contact","action":true,"recaptchaKey":true},"description":"Shown before the notice while the site has a key for reCAPTCHA.","type":"string","format":"markdown","tsType":"RichText","headings":[],"minLength":10,"maxLength":160,"default":"reCAPTCHA checks this form.","examples":["reCAPTCHA checks this form."]},"mailLine":{"title":"Line for e-mail","section":"When it cannot be sent","description":"Says how to write instead. It is shown where the form cannot send: without an address, without JavaScript, after an error.","type":"string","format":"markdown","tsType":"RichText","headings":[],"minLength":10,"maxLength":200,"default":"Write to [{email}](mailto:{email}).","examples":["Or write to [{email}](mailto:{email})."]},"checkFailed":{"title":"Check failed","section":"When it cannot be sent","shownIf":{"variant":"contact","action":true},"description":"What the visitor reads when reCAPTCHA cannot be loaded.","type":"string","minLength":20,"maxLength":160,"default":"reCAPTCHA did not load, so nothing was sent. Your text is still in the form.","examples":["reCAPTCHA did not load, so nothing was sent. Your text is still in the form."]},"noAnswer":{"title":"No answer","section":"When it cannot be sent","state":"when no answer comes","shownIf":{"variant":"contact","action":true},"description":"What the visitor reads when no answer has come for ten seconds.","type":"string","minLength":20,"maxLength":160,"default":"No answer came, so your message may be lost. Your text is still in the form.","examples":["No answer came, so your message may be lost. Your text is still in the form."]},"sendAnyway":{"title":"Send anyway","section":"When it cannot be sent","shownIf":{"variant":"contact","action":true},"description":"The button beside such a message.","type":"string","minLength":2,"maxLength":22,"default":"Send anyway","examples":["Send anyway"]},"restore":{"title":"Restore","section":"Sending it","shownIf":{"variant":"contact","action":true},"description":"The button that brings back the message that was sent from this tab.","type":"string","minLength":2,"maxLength":30,"default":"Restore what you wrote","examples":["Restore what you wrote"]},"success":{"title":"Thanks","section":"Sending it","state":"when the form has been filled in","shownIf":{"variant":"reachOut"},"description":"What the note says when a reachOut form has been filled in.","type":"string","minLength":5,"maxLength":80,"default":"Form submitted successfully!","examples":["Form submitted successfully!"]},"action":{"section":"Where it goes","$ref":"../parts/serviceTarget.json","shownIf":{"variant":"contact"},"title":"Address","description":"Where the message is sent: an address that starts with https:// or one of this site. Without it: the address of pages/_site.json. Its hidden field `key` is the same for every try of one message. The receiver says that it has arrived by leading the visitor to a page of this site with ?sent= and that key, as in /?sent=KEY; then, or after half an hour, the tab forgets the words.","default":"{forms.contactAddress}","examples":["https://forms.brightrail.example/contact"]},"recaptchaKey":{"section":"Where it goes","$ref":"../parts/serviceKey.json","state":"when somebody begins to fill in the form","shownIf":{"variant":"contact","action":true},"title":"reCAPTCHA key","description":"The site key of reCAPTCHA v3. Without it: the key of pages/_site.json.","default":"{forms.recaptchaKey}","examples":["{forms.recaptchaKey}"]},"recaptchaScript":{"section":"Where it goes","$ref":"../parts/serviceScript.json","shownIf":{"variant":"contact","action":true,"recaptchaKey":true},"title":"reCAPTCHA script","description":"Where the script comes from. Without it: the script of pages/_site.json.","default":"{forms.recaptchaScript}","examples":["{forms.recaptchaScript}"]}},"required":["title","reasons"],"additionalProperties":false,"examples":[{"variant":"contact","main":true,"title":"Tell us what it is about","lead":"Choose a reason, and write a few words about it.","links":[{"icon":"mail","text":"{email}","href":"mailto:{email}"},{"icon":"chat","text":"Chat with us","href":"{links.chat}"},{"icon":"question","text":"Ask a question","href":"mailto:{email}"},{"icon":"calendar","text":"Book a demo","href":"/book-a-demo"}],"reasons":[{"text":"Bills Payment","line":"sky"},{"text":"Card Issuing","line":"clay"},{"text":"Payment Collection","line":"lagoon"},{"text":"Custom Request"},{"text":"Payment links","line":"lagoon"}],"notice":"Read [how a demo works](/book-a-demo).","action":"/messages","drawing":{"name":"sceneSupport","alt":"The desk of a person who answers, with a chat and a headset."}},{"variant":"reachOut","title":"Send us a note","lead":"Leave a short note. We answer what comes to [{email}](mailto:{email}).","nameLabel":"Name","nameError":"Name is required.","reasons":[{"text":"Make Enquiries","line":"lagoon"},{"text":"Suggestion","line":"lagoon"},{"text":"Ask questions","line":"lagoon"}],"button":"Send note"},{"variant":"contact","title":"A form without an address","reasons":[{"text":"Make Enquiries","line":"sun"},{"text":"Suggestion","line":"sun"}],"action":""},{"variant":"contact","title":"A form with a check","reasons":[{"text":"Make Enquiries","line":"sky"},{"text":"Suggestion","line":"clay"}],"action":"/messages","recaptchaKey":"key-of-an-example"}]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.reasons === undefined) || (!(func0.call(data, "reasons")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasons"},message:"must have required property '"+"reasons"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema127.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern16.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.variant !== undefined && func0.call(data, "variant")){
let data2 = data.variant;
if(!((data2 === "contact") || (data2 === "reachOut"))){
const err8 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/enum",keyword:"enum",params:{allowedValues: schema127.properties.variant.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.main !== undefined && func0.call(data, "main")){
if(typeof data.main !== "boolean"){
const err9 = {instancePath:instancePath+"/main",schemaPath:"#/properties/main/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data4 = data.title;
if(typeof data4 === "string"){
if(data4.length > 45 && func65(data4) > 45){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.length < 4 && func65(data4) < 2){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data5 = data.lead;
if(typeof data5 === "string"){
if(data5.length > 220 && func65(data5) > 220){
const err13 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.length < 20 && func65(data5) < 10){
const err14 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.links !== undefined && func0.call(data, "links")){
let data6 = data.links;
if(Array.isArray(data6)){
if(data6.length > 5){
const err16 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.length < 1){
const err17 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.icon === undefined) || (!(func0.call(data7, "icon")))){
const err18 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data7.text === undefined) || (!(func0.call(data7, "text")))){
const err19 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data7.href === undefined) || (!(func0.call(data7, "href")))){
const err20 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 of Object.keys(data7)){
if(!(((key1 === "icon") || (key1 === "text")) || (key1 === "href"))){
const err21 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.icon !== undefined && func0.call(data7, "icon")){
let data8 = data7.icon;
if(!((((data8 === "mail") || (data8 === "chat")) || (data8 === "question")) || (data8 === "calendar"))){
const err22 = {instancePath:instancePath+"/links/" + i0+"/icon",schemaPath:"#/properties/links/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema127.properties.links.items.properties.icon.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.text !== undefined && func0.call(data7, "text")){
let data9 = data7.text;
if(typeof data9 === "string"){
if(data9.length > 40 && func65(data9) > 40){
const err23 = {instancePath:instancePath+"/links/" + i0+"/text",schemaPath:"#/properties/links/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.length < 4 && func65(data9) < 2){
const err24 = {instancePath:instancePath+"/links/" + i0+"/text",schemaPath:"#/properties/links/items/properties/text/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/links/" + i0+"/text",schemaPath:"#/properties/links/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.href !== undefined && func0.call(data7, "href")){
let data10 = data7.href;
if(typeof data10 === "string"){
if(data10.length > 300 && func65(data10) > 300){
const err26 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"../parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10.length < 2 && func65(data10) < 1){
const err27 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"../parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"../parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.drawing !== undefined && func0.call(data, "drawing")){
let data11 = data.drawing;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.name === undefined) || (!(func0.call(data11, "name")))){
const err31 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data11.alt === undefined) || (!(func0.call(data11, "alt")))){
const err32 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key2 of Object.keys(data11)){
if(!((key2 === "name") || (key2 === "alt"))){
const err33 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.name !== undefined && func0.call(data11, "name")){
let data12 = data11.name;
if(typeof data12 === "string"){
if(data12.length > 60 && func65(data12) > 60){
const err34 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12.length < 2 && func65(data12) < 1){
const err35 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.alt !== undefined && func0.call(data11, "alt")){
let data13 = data11.alt;
if(typeof data13 === "string"){
if(data13.length > 200 && func65(data13) > 200){
const err37 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.length < 20 && func65(data13) < 10){
const err38 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.nameLabel !== undefined && func0.call(data, "nameLabel")){
let data14 = data.nameLabel;
if(typeof data14 === "string"){
if(data14.length > 30 && func65(data14) > 30){
const err41 = {instancePath:instancePath+"/nameLabel",schemaPath:"#/properties/nameLabel/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14.length < 4 && func65(data14) < 2){
const err42 = {instancePath:instancePath+"/nameLabel",schemaPath:"#/properties/nameLabel/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/nameLabel",schemaPath:"#/properties/nameLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.nameError !== undefined && func0.call(data, "nameError")){
let data15 = data.nameError;
if(typeof data15 === "string"){
if(data15.length > 60 && func65(data15) > 60){
const err44 = {instancePath:instancePath+"/nameError",schemaPath:"#/properties/nameError/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.length < 10 && func65(data15) < 5){
const err45 = {instancePath:instancePath+"/nameError",schemaPath:"#/properties/nameError/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/nameError",schemaPath:"#/properties/nameError/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.emailLabel !== undefined && func0.call(data, "emailLabel")){
let data16 = data.emailLabel;
if(typeof data16 === "string"){
if(data16.length > 30 && func65(data16) > 30){
const err47 = {instancePath:instancePath+"/emailLabel",schemaPath:"#/properties/emailLabel/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data16.length < 4 && func65(data16) < 2){
const err48 = {instancePath:instancePath+"/emailLabel",schemaPath:"#/properties/emailLabel/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/emailLabel",schemaPath:"#/properties/emailLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.emailError !== undefined && func0.call(data, "emailError")){
let data17 = data.emailError;
if(typeof data17 === "string"){
if(data17.length > 60 && func65(data17) > 60){
const err50 = {instancePath:instancePath+"/emailError",schemaPath:"#/properties/emailError/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data17.length < 10 && func65(data17) < 5){
const err51 = {instancePath:instancePath+"/emailError",schemaPath:"#/properties/emailError/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/emailError",schemaPath:"#/properties/emailError/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.reasonLabel !== undefined && func0.call(data, "reasonLabel")){
let data18 = data.reasonLabel;
if(typeof data18 === "string"){
if(data18.length > 30 && func65(data18) > 30){
const err53 = {instancePath:instancePath+"/reasonLabel",schemaPath:"#/properties/reasonLabel/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data18.length < 4 && func65(data18) < 2){
const err54 = {instancePath:instancePath+"/reasonLabel",schemaPath:"#/properties/reasonLabel/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/reasonLabel",schemaPath:"#/properties/reasonLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.reasonError !== undefined && func0.call(data, "reasonError")){
let data19 = data.reasonError;
if(typeof data19 === "string"){
if(data19.length > 60 && func65(data19) > 60){
const err56 = {instancePath:instancePath+"/reasonError",schemaPath:"#/properties/reasonError/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data19.length < 10 && func65(data19) < 5){
const err57 = {instancePath:instancePath+"/reasonError",schemaPath:"#/properties/reasonError/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/reasonError",schemaPath:"#/properties/reasonError/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.reasons !== undefined && func0.call(data, "reasons")){
let data20 = data.reasons;
if(Array.isArray(data20)){
if(data20.length > 6){
const err59 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data20.length < 2){
const err60 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if((data21.text === undefined) || (!(func0.call(data21, "text")))){
const err61 = {instancePath:instancePath+"/reasons/" + i1,schemaPath:"#/properties/reasons/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key3 of Object.keys(data21)){
if(!((key3 === "text") || (key3 === "line"))){
const err62 = {instancePath:instancePath+"/reasons/" + i1,schemaPath:"#/properties/reasons/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data21.text !== undefined && func0.call(data21, "text")){
let data22 = data21.text;
if(typeof data22 === "string"){
if(data22.length > 40 && func65(data22) > 40){
const err63 = {instancePath:instancePath+"/reasons/" + i1+"/text",schemaPath:"#/properties/reasons/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data22.length < 4 && func65(data22) < 2){
const err64 = {instancePath:instancePath+"/reasons/" + i1+"/text",schemaPath:"#/properties/reasons/items/properties/text/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/reasons/" + i1+"/text",schemaPath:"#/properties/reasons/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data21.line !== undefined && func0.call(data21, "line")){
let data23 = data21.line;
if(!((((data23 === "lagoon") || (data23 === "clay")) || (data23 === "sun")) || (data23 === "sky"))){
const err66 = {instancePath:instancePath+"/reasons/" + i1+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/reasons/" + i1,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.descriptionLabel !== undefined && func0.call(data, "descriptionLabel")){
let data24 = data.descriptionLabel;
if(typeof data24 === "string"){
if(data24.length > 30 && func65(data24) > 30){
const err69 = {instancePath:instancePath+"/descriptionLabel",schemaPath:"#/properties/descriptionLabel/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data24.length < 4 && func65(data24) < 2){
const err70 = {instancePath:instancePath+"/descriptionLabel",schemaPath:"#/properties/descriptionLabel/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/descriptionLabel",schemaPath:"#/properties/descriptionLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.descriptionHint !== undefined && func0.call(data, "descriptionHint")){
let data25 = data.descriptionHint;
if(typeof data25 === "string"){
if(data25.length > 60 && func65(data25) > 60){
const err72 = {instancePath:instancePath+"/descriptionHint",schemaPath:"#/properties/descriptionHint/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data25.length < 4 && func65(data25) < 2){
const err73 = {instancePath:instancePath+"/descriptionHint",schemaPath:"#/properties/descriptionHint/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/descriptionHint",schemaPath:"#/properties/descriptionHint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.descriptionError !== undefined && func0.call(data, "descriptionError")){
let data26 = data.descriptionError;
if(typeof data26 === "string"){
if(data26.length > 80 && func65(data26) > 80){
const err75 = {instancePath:instancePath+"/descriptionError",schemaPath:"#/properties/descriptionError/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data26.length < 10 && func65(data26) < 5){
const err76 = {instancePath:instancePath+"/descriptionError",schemaPath:"#/properties/descriptionError/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/descriptionError",schemaPath:"#/properties/descriptionError/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.errorTitle !== undefined && func0.call(data, "errorTitle")){
let data27 = data.errorTitle;
if(typeof data27 === "string"){
if(data27.length > 45 && func65(data27) > 45){
const err78 = {instancePath:instancePath+"/errorTitle",schemaPath:"#/properties/errorTitle/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data27.length < 10 && func65(data27) < 5){
const err79 = {instancePath:instancePath+"/errorTitle",schemaPath:"#/properties/errorTitle/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/errorTitle",schemaPath:"#/properties/errorTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.errorMark !== undefined && func0.call(data, "errorMark")){
let data28 = data.errorMark;
if(typeof data28 === "string"){
if(data28.length > 20 && func65(data28) > 20){
const err81 = {instancePath:instancePath+"/errorMark",schemaPath:"#/properties/errorMark/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data28.length < 4 && func65(data28) < 2){
const err82 = {instancePath:instancePath+"/errorMark",schemaPath:"#/properties/errorMark/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/errorMark",schemaPath:"#/properties/errorMark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.button !== undefined && func0.call(data, "button")){
let data29 = data.button;
if(typeof data29 === "string"){
if(data29.length > 22 && func65(data29) > 22){
const err84 = {instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data29.length < 4 && func65(data29) < 2){
const err85 = {instancePath:instancePath+"/button",schemaPath:"#/properties/button/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/button",schemaPath:"#/properties/button/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.busy !== undefined && func0.call(data, "busy")){
let data30 = data.busy;
if(typeof data30 === "string"){
if(data30.length > 22 && func65(data30) > 22){
const err87 = {instancePath:instancePath+"/busy",schemaPath:"#/properties/busy/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data30.length < 4 && func65(data30) < 2){
const err88 = {instancePath:instancePath+"/busy",schemaPath:"#/properties/busy/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/busy",schemaPath:"#/properties/busy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.notice !== undefined && func0.call(data, "notice")){
let data31 = data.notice;
if(typeof data31 === "string"){
if(data31.length > 200 && func65(data31) > 200){
const err90 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data31.length < 20 && func65(data31) < 10){
const err91 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.recaptchaNotice !== undefined && func0.call(data, "recaptchaNotice")){
let data32 = data.recaptchaNotice;
if(typeof data32 === "string"){
if(data32.length > 160 && func65(data32) > 160){
const err93 = {instancePath:instancePath+"/recaptchaNotice",schemaPath:"#/properties/recaptchaNotice/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data32.length < 20 && func65(data32) < 10){
const err94 = {instancePath:instancePath+"/recaptchaNotice",schemaPath:"#/properties/recaptchaNotice/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/recaptchaNotice",schemaPath:"#/properties/recaptchaNotice/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.mailLine !== undefined && func0.call(data, "mailLine")){
let data33 = data.mailLine;
if(typeof data33 === "string"){
if(data33.length > 200 && func65(data33) > 200){
const err96 = {instancePath:instancePath+"/mailLine",schemaPath:"#/properties/mailLine/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data33.length < 20 && func65(data33) < 10){
const err97 = {instancePath:instancePath+"/mailLine",schemaPath:"#/properties/mailLine/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/mailLine",schemaPath:"#/properties/mailLine/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.checkFailed !== undefined && func0.call(data, "checkFailed")){
let data34 = data.checkFailed;
if(typeof data34 === "string"){
if(data34.length > 160 && func65(data34) > 160){
const err99 = {instancePath:instancePath+"/checkFailed",schemaPath:"#/properties/checkFailed/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data34.length < 40 && func65(data34) < 20){
const err100 = {instancePath:instancePath+"/checkFailed",schemaPath:"#/properties/checkFailed/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/checkFailed",schemaPath:"#/properties/checkFailed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.noAnswer !== undefined && func0.call(data, "noAnswer")){
let data35 = data.noAnswer;
if(typeof data35 === "string"){
if(data35.length > 160 && func65(data35) > 160){
const err102 = {instancePath:instancePath+"/noAnswer",schemaPath:"#/properties/noAnswer/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data35.length < 40 && func65(data35) < 20){
const err103 = {instancePath:instancePath+"/noAnswer",schemaPath:"#/properties/noAnswer/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/noAnswer",schemaPath:"#/properties/noAnswer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.sendAnyway !== undefined && func0.call(data, "sendAnyway")){
let data36 = data.sendAnyway;
if(typeof data36 === "string"){
if(data36.length > 22 && func65(data36) > 22){
const err105 = {instancePath:instancePath+"/sendAnyway",schemaPath:"#/properties/sendAnyway/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data36.length < 4 && func65(data36) < 2){
const err106 = {instancePath:instancePath+"/sendAnyway",schemaPath:"#/properties/sendAnyway/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/sendAnyway",schemaPath:"#/properties/sendAnyway/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.restore !== undefined && func0.call(data, "restore")){
let data37 = data.restore;
if(typeof data37 === "string"){
if(data37.length > 30 && func65(data37) > 30){
const err108 = {instancePath:instancePath+"/restore",schemaPath:"#/properties/restore/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data37.length < 4 && func65(data37) < 2){
const err109 = {instancePath:instancePath+"/restore",schemaPath:"#/properties/restore/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/restore",schemaPath:"#/properties/restore/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data.success !== undefined && func0.call(data, "success")){
let data38 = data.success;
if(typeof data38 === "string"){
if(data38.length > 80 && func65(data38) > 80){
const err111 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data38.length < 10 && func65(data38) < 5){
const err112 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data39 = data.action;
if(typeof data39 === "string"){
if(data39.length > 200 && func65(data39) > 200){
const err114 = {instancePath:instancePath+"/action",schemaPath:"../parts/serviceTarget.json/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data39.length < 0 && func65(data39) < 0){
const err115 = {instancePath:instancePath+"/action",schemaPath:"../parts/serviceTarget.json/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(!pattern12.test(data39)){
const err116 = {instancePath:instancePath+"/action",schemaPath:"../parts/serviceTarget.json/pattern",keyword:"pattern",params:{pattern: "^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?([/?][A-Za-z0-9._~%/=&+@?-]*)?|/([A-Za-z0-9._~%=&+@-][A-Za-z0-9._~%/=&+@?-]*)?|[A-Za-z0-9:._~%/=&+@?-]*\\{[A-Za-z0-9:._~%/=&+@?{}-]*|)$"},message:"must match pattern \""+"^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?([/?][A-Za-z0-9._~%/=&+@?-]*)?|/([A-Za-z0-9._~%=&+@-][A-Za-z0-9._~%/=&+@?-]*)?|[A-Za-z0-9:._~%/=&+@?-]*\\{[A-Za-z0-9:._~%/=&+@?{}-]*|)$"+"\""};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/action",schemaPath:"../parts/serviceTarget.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.recaptchaKey !== undefined && func0.call(data, "recaptchaKey")){
let data40 = data.recaptchaKey;
if(typeof data40 === "string"){
if(data40.length > 100 && func65(data40) > 100){
const err118 = {instancePath:instancePath+"/recaptchaKey",schemaPath:"../parts/serviceKey.json/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data40.length < 0 && func65(data40) < 0){
const err119 = {instancePath:instancePath+"/recaptchaKey",schemaPath:"../parts/serviceKey.json/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(!pattern13.test(data40)){
const err120 = {instancePath:instancePath+"/recaptchaKey",schemaPath:"../parts/serviceKey.json/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9_-]*|[A-Za-z0-9_-]*\\{[A-Za-z0-9._{}-]*)$"},message:"must match pattern \""+"^([A-Za-z0-9_-]*|[A-Za-z0-9_-]*\\{[A-Za-z0-9._{}-]*)$"+"\""};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
else {
const err121 = {instancePath:instancePath+"/recaptchaKey",schemaPath:"../parts/serviceKey.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.recaptchaScript !== undefined && func0.call(data, "recaptchaScript")){
let data41 = data.recaptchaScript;
if(typeof data41 === "string"){
if(data41.length > 200 && func65(data41) > 200){
const err122 = {instancePath:instancePath+"/recaptchaScript",schemaPath:"../parts/serviceScript.json/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data41.length < 20 && func65(data41) < 10){
const err123 = {instancePath:instancePath+"/recaptchaScript",schemaPath:"../parts/serviceScript.json/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(!pattern11.test(data41)){
const err124 = {instancePath:instancePath+"/recaptchaScript",schemaPath:"../parts/serviceScript.json/pattern",keyword:"pattern",params:{pattern: "^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)+|[A-Za-z0-9:/._~-]*\\{[A-Za-z0-9:/._~{}-]*)$"},message:"must match pattern \""+"^(https://([a-z0-9-]+\\.)+[a-z0-9-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)+|[A-Za-z0-9:/._~-]*\\{[A-Za-z0-9:/._~{}-]*)$"+"\""};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/recaptchaScript",schemaPath:"../parts/serviceScript.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_hero = validate49;
const schema135 = {"title":"Hero","description":"The head of a page: its one big title, a sentence or two, up to two buttons and a drawing.","group":"At the head of a page","alsoCalled":["header","jumbotron","masthead","intro","cover","top","button","headline"],"mainTitle":"title","suggestedFor":["mainTitle"],"layouts":{"home":{"needs":["drawing"],"canvas":{"drawing":["pageWithRoom"]}},"open":{"needs":["drawing"],"shows":["line","lineName","points","tabletDrawing","background"],"canvas":{"drawing":["page","pageWithRoom"]}},"over":{"needs":["drawing"],"shows":["line","lineName","points","tabletDrawing","background"],"canvas":{"drawing":["pageWithRoom"]}},"beside":{"needs":["drawing"],"shows":["line","lineName","points","background"]},"trunk":{"shows":["line","lineName","jumps"]},"code":{"needs":["example"],"shows":["line","lineName","points"]},"compact":{"shows":["line","lineName","points","background","breadcrumb","leadPlace"]}},"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"layout":{"title":"Layout","description":"home: the large head of the home page. open: title left, words right, under both a drawing as wide as the page. over: words over such a drawing, which leaves its upper left empty for them. beside: words left, drawing right. trunk: beside the four lines that run down the page. code: dark, with an example of the API on the right. compact: a low head without a drawing.","enum":["home","open","over","beside","trunk","code","compact"],"default":"compact","examples":["open"]},"line":{"$ref":"../parts/line.json"},"lineName":{"title":"Name of the product","description":"Shown above the title, after a piece of the line. Use it when it names a product or an offer.","type":"string","minLength":2,"maxLength":30,"examples":["Card issuing"]},"title":{"title":"Title","description":"The page's main title. At most 9 words, no full stop.","mostWords":9,"noFullStop":true,"type":"string","minLength":2,"maxLength":70,"examples":["Pay a whole team from one list"]},"lead":{"title":"Lead","description":"One to three short sentences under the title.","type":"string","minLength":20,"maxLength":170,"examples":["Open accounts and wallets, issue virtual cards, send payouts and pay bills. One platform and one API."]},"leadPlace":{"title":"Place of the lead","description":"beside: right of the title. below: under the title; a search that follows is then right of both.","enum":["beside","below"],"default":"beside","examples":["below"]},"points":{"title":"Points","description":"Up to four short facts, each with a tick before it.","type":"array","minItems":1,"maxItems":4,"items":{"title":"Point","description":"One fact, without a full stop.","noFullStop":true,"type":"string","minLength":2,"maxLength":60,"examples":["15 minutes, at a time that you choose"]},"examples":[["15 minutes, at a time that you choose"]]},"links":{"title":"Buttons","description":"One or two buttons. The first one is filled, the second one has a line around it.","type":"array","minItems":1,"maxItems":2,"items":{"$ref":"../parts/link.json"},"examples":[[{"text":"Create free account","href":"{links.signUp}"}]]},"jumps":{"title":"Jump links","description":"Links to the sections of this page, each with a piece of its line.","type":"array","minItems":2,"maxItems":6,"items":{"title":"Jump link","description":"One section of this page.","type":"object","properties":{"text":{"title":"Text","description":"The name of the section.","type":"string","minLength":2,"maxLength":30,"examples":["Fintech"]},"href":{"$ref":"../parts/href.json"},"line":{"$ref":"../parts/line.json"}},"required":["text","href","line"],"additionalProperties":false,"examples":[{"text":"Fintech","href":"/use-cases#fintech","line":"lagoon"}]},"examples":[[{"text":"Fintech","href":"/use-cases#fintech","line":"lagoon"},{"text":"Health","href":"/use-cases#health","line":"clay"}]]},"drawing":{"$ref":"../parts/drawing.json"},"tabletDrawing":{"title":"Drawing for tablets","description":"The name of the drawing that is shown on tablets instead, where the words of the other one would be too small.","type":"string","format":"drawing","tsType":"DrawingFile","minLength":1,"maxLength":60,"examples":["payoutHeroTablet"]},"example":{"$ref":"../parts/apiExample.json"},"background":{"title":"Background","description":"The background colour of the head: white, light grey or dark. In the layout open only the drawing has it. Without it: light grey for compact and beside, otherwise white.","enum":["paper","mist","ink"],"examples":["ink"]},"breadcrumb":{"title":"Breadcrumb","description":"The page above this one and the name of this one, above the title.","type":"object","properties":{"above":{"$ref":"../parts/link.json"},"name":{"title":"Name","description":"The short name of this page.","type":"string","minLength":2,"maxLength":40,"examples":["Kredapay"]}},"required":["above","name"],"additionalProperties":false,"examples":[{"above":{"text":"Case-studies","href":"/case-studies"},"name":"Kredapay"}]}},"required":["title"],"additionalProperties":false,"examples":[{"layout":"home","title":"One account for all the money of your company","lead":"Open accounts and wallets, issue virtual cards, send payouts and pay bills. One platform and one API.","links":[{"text":"Create free account","href":"{links.signUp}"},{"text":"Book a demo","href":"/book-a-demo"}],"drawing":{"name":"homeHero","alt":"Four lines leave one rail and reach an account, a virtual card, a list of payouts and a paid bill."}},{"layout":"open","line":"sun","lineName":"Payout","title":"Pay a whole team from one list","lead":"Send one payment or upload a list. Check the names, approve it, and follow every line.","points":["The status of every single line"],"links":[{"text":"Get Started","href":"{links.signUp}"},{"text":"Book a demo","href":"/book-a-demo"}],"drawing":{"name":"payoutHero","alt":"One list with seven payouts leaves as seven lines, each to its own person or company."},"tabletDrawing":"payoutHeroTablet"},{"layout":"over","line":"clay","lineName":"Card issuing","title":"Give every team its own virtual cards","lead":"A virtual card is a debit card without plastic, for payments online. Issue cards in US dollars and naira.","points":["Your name and colours"],"links":[{"text":"Get Started","href":"{links.signUp}"},{"text":"Book a demo","href":"/book-a-demo"}],"drawing":{"name":"cardHero","alt":"One line climbs through four cards of four owners, each with its own limit."},"tabletDrawing":"cardHeroTablet"},{"layout":"beside","line":"lagoon","lineName":"On our app","title":"Create your account","lead":"Accounts are opened on the {brand} app, not on this website.","points":["18 or over"],"links":[{"text":"Continue to the app","href":"{links.signUp}"},{"text":"Sign in","href":"{links.signIn}"}],"drawing":{"name":"startHero","alt":"A line leaves this website across a dotted edge and docks at the app."}},{"layout":"trunk","line":"sun","lineName":"Use cases","title":"What each sector does with {brand}","lead":"Your payments in, your payments out, and the product for each.","links":[{"text":"Book a demo","href":"/book-a-demo"}],"jumps":[{"text":"Accounts and Wallets","href":"/?tab=accounts-wallets","line":"lagoon"},{"text":"Card Issuing","href":"/?tab=issue-cards","line":"clay"}]},{"layout":"code","line":"lagoon","lineName":"API","title":"Connect your software to one payment API","lead":"With an API your software uses our services. One integration covers them all.","points":["Test data in the sandbox"],"links":[{"text":"Read the docs","href":"{links.docs}"},{"text":"Create account","href":"{links.signUp}"}],"example":{"request":"{\n  \"service\": \"Collections API\",\n  \"amount\": 42000,\n  \"currency\": \"NGN\"\n}","state":"Settled","answer":"{\n  \"amount\": 42000,\n  \"currency\": \"NGN\",\n  \"status\": \"settled\"\n}"}},{"layout":"compact","title":"Book a 15-minute demo","lead":"Choose a day and a time. We show you the product and answer your questions.","points":["15 minutes, at a time that you choose","Bring your own case"],"links":[{"text":"Open the booking page","href":"{links.booking}"}],"line":"lagoon","lineName":"Demo","breadcrumb":{"above":{"text":"Home","href":"/"},"name":"Book a demo"}},{"layout":"compact","title":"Questions that people ask","lead":"First a short answer, then a place to read on.","leadPlace":"below"}]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema135.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.layout !== undefined && func0.call(data, "layout")){
let data2 = data.layout;
if(!(((((((data2 === "home") || (data2 === "open")) || (data2 === "over")) || (data2 === "beside")) || (data2 === "trunk")) || (data2 === "code")) || (data2 === "compact"))){
const err7 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema135.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data3 = data.line;
if(!((((data3 === "lagoon") || (data3 === "clay")) || (data3 === "sun")) || (data3 === "sky"))){
const err8 = {instancePath:instancePath+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.lineName !== undefined && func0.call(data, "lineName")){
let data4 = data.lineName;
if(typeof data4 === "string"){
if(data4.length > 30 && func65(data4) > 30){
const err9 = {instancePath:instancePath+"/lineName",schemaPath:"#/properties/lineName/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.length < 4 && func65(data4) < 2){
const err10 = {instancePath:instancePath+"/lineName",schemaPath:"#/properties/lineName/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/lineName",schemaPath:"#/properties/lineName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data5 = data.title;
if(typeof data5 === "string"){
if(data5.length > 70 && func65(data5) > 70){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 70},message:"must NOT have more than 70 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.length < 4 && func65(data5) < 2){
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data6 = data.lead;
if(typeof data6 === "string"){
if(data6.length > 170 && func65(data6) > 170){
const err15 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length < 40 && func65(data6) < 20){
const err16 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.leadPlace !== undefined && func0.call(data, "leadPlace")){
let data7 = data.leadPlace;
if(!((data7 === "beside") || (data7 === "below"))){
const err18 = {instancePath:instancePath+"/leadPlace",schemaPath:"#/properties/leadPlace/enum",keyword:"enum",params:{allowedValues: schema135.properties.leadPlace.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.points !== undefined && func0.call(data, "points")){
let data8 = data.points;
if(Array.isArray(data8)){
if(data8.length > 4){
const err19 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.length < 1){
const err20 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(data9.length > 60 && func65(data9) > 60){
const err21 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.length < 4 && func65(data9) < 2){
const err22 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.links !== undefined && func0.call(data, "links")){
let data10 = data.links;
if(Array.isArray(data10)){
if(data10.length > 2){
const err25 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.length < 1){
const err26 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate23(data10[i1], {instancePath:instancePath+"/links/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.jumps !== undefined && func0.call(data, "jumps")){
let data12 = data.jumps;
if(Array.isArray(data12)){
if(data12.length > 6){
const err28 = {instancePath:instancePath+"/jumps",schemaPath:"#/properties/jumps/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.length < 2){
const err29 = {instancePath:instancePath+"/jumps",schemaPath:"#/properties/jumps/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.text === undefined) || (!(func0.call(data13, "text")))){
const err30 = {instancePath:instancePath+"/jumps/" + i2,schemaPath:"#/properties/jumps/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data13.href === undefined) || (!(func0.call(data13, "href")))){
const err31 = {instancePath:instancePath+"/jumps/" + i2,schemaPath:"#/properties/jumps/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data13.line === undefined) || (!(func0.call(data13, "line")))){
const err32 = {instancePath:instancePath+"/jumps/" + i2,schemaPath:"#/properties/jumps/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 of Object.keys(data13)){
if(!(((key1 === "text") || (key1 === "href")) || (key1 === "line"))){
const err33 = {instancePath:instancePath+"/jumps/" + i2,schemaPath:"#/properties/jumps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data13.text !== undefined && func0.call(data13, "text")){
let data14 = data13.text;
if(typeof data14 === "string"){
if(data14.length > 30 && func65(data14) > 30){
const err34 = {instancePath:instancePath+"/jumps/" + i2+"/text",schemaPath:"#/properties/jumps/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14.length < 4 && func65(data14) < 2){
const err35 = {instancePath:instancePath+"/jumps/" + i2+"/text",schemaPath:"#/properties/jumps/items/properties/text/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/jumps/" + i2+"/text",schemaPath:"#/properties/jumps/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.href !== undefined && func0.call(data13, "href")){
let data15 = data13.href;
if(typeof data15 === "string"){
if(data15.length > 300 && func65(data15) > 300){
const err37 = {instancePath:instancePath+"/jumps/" + i2+"/href",schemaPath:"../parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data15.length < 2 && func65(data15) < 1){
const err38 = {instancePath:instancePath+"/jumps/" + i2+"/href",schemaPath:"../parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/jumps/" + i2+"/href",schemaPath:"../parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data13.line !== undefined && func0.call(data13, "line")){
let data16 = data13.line;
if(!((((data16 === "lagoon") || (data16 === "clay")) || (data16 === "sun")) || (data16 === "sky"))){
const err40 = {instancePath:instancePath+"/jumps/" + i2+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/jumps/" + i2,schemaPath:"#/properties/jumps/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/jumps",schemaPath:"#/properties/jumps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.drawing !== undefined && func0.call(data, "drawing")){
let data17 = data.drawing;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if((data17.name === undefined) || (!(func0.call(data17, "name")))){
const err43 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((data17.alt === undefined) || (!(func0.call(data17, "alt")))){
const err44 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key2 of Object.keys(data17)){
if(!((key2 === "name") || (key2 === "alt"))){
const err45 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data17.name !== undefined && func0.call(data17, "name")){
let data18 = data17.name;
if(typeof data18 === "string"){
if(data18.length > 60 && func65(data18) > 60){
const err46 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data18.length < 2 && func65(data18) < 1){
const err47 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data17.alt !== undefined && func0.call(data17, "alt")){
let data19 = data17.alt;
if(typeof data19 === "string"){
if(data19.length > 200 && func65(data19) > 200){
const err49 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data19.length < 20 && func65(data19) < 10){
const err50 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.tabletDrawing !== undefined && func0.call(data, "tabletDrawing")){
let data20 = data.tabletDrawing;
if(typeof data20 === "string"){
if(data20.length > 60 && func65(data20) > 60){
const err53 = {instancePath:instancePath+"/tabletDrawing",schemaPath:"#/properties/tabletDrawing/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data20.length < 2 && func65(data20) < 1){
const err54 = {instancePath:instancePath+"/tabletDrawing",schemaPath:"#/properties/tabletDrawing/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/tabletDrawing",schemaPath:"#/properties/tabletDrawing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.example !== undefined && func0.call(data, "example")){
let data21 = data.example;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if((data21.request === undefined) || (!(func0.call(data21, "request")))){
const err56 = {instancePath:instancePath+"/example",schemaPath:"../parts/apiExample.json/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((data21.state === undefined) || (!(func0.call(data21, "state")))){
const err57 = {instancePath:instancePath+"/example",schemaPath:"../parts/apiExample.json/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((data21.answer === undefined) || (!(func0.call(data21, "answer")))){
const err58 = {instancePath:instancePath+"/example",schemaPath:"../parts/apiExample.json/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key3 of Object.keys(data21)){
if(!(((key3 === "request") || (key3 === "state")) || (key3 === "answer"))){
const err59 = {instancePath:instancePath+"/example",schemaPath:"../parts/apiExample.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data21.request !== undefined && func0.call(data21, "request")){
let data22 = data21.request;
if(typeof data22 === "string"){
if(data22.length > 300 && func65(data22) > 300){
const err60 = {instancePath:instancePath+"/example/request",schemaPath:"../parts/apiExample.json/properties/request/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data22.length < 4 && func65(data22) < 2){
const err61 = {instancePath:instancePath+"/example/request",schemaPath:"../parts/apiExample.json/properties/request/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/example/request",schemaPath:"../parts/apiExample.json/properties/request/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data21.state !== undefined && func0.call(data21, "state")){
let data23 = data21.state;
if(typeof data23 === "string"){
if(data23.length > 22 && func65(data23) > 22){
const err63 = {instancePath:instancePath+"/example/state",schemaPath:"../parts/apiExample.json/properties/state/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data23.length < 4 && func65(data23) < 2){
const err64 = {instancePath:instancePath+"/example/state",schemaPath:"../parts/apiExample.json/properties/state/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/example/state",schemaPath:"../parts/apiExample.json/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data21.answer !== undefined && func0.call(data21, "answer")){
let data24 = data21.answer;
if(typeof data24 === "string"){
if(data24.length > 300 && func65(data24) > 300){
const err66 = {instancePath:instancePath+"/example/answer",schemaPath:"../parts/apiExample.json/properties/answer/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data24.length < 4 && func65(data24) < 2){
const err67 = {instancePath:instancePath+"/example/answer",schemaPath:"../parts/apiExample.json/properties/answer/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/example/answer",schemaPath:"../parts/apiExample.json/properties/answer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/example",schemaPath:"../parts/apiExample.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.background !== undefined && func0.call(data, "background")){
let data25 = data.background;
if(!(((data25 === "paper") || (data25 === "mist")) || (data25 === "ink"))){
const err70 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues: schema135.properties.background.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.breadcrumb !== undefined && func0.call(data, "breadcrumb")){
let data26 = data.breadcrumb;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if((data26.above === undefined) || (!(func0.call(data26, "above")))){
const err71 = {instancePath:instancePath+"/breadcrumb",schemaPath:"#/properties/breadcrumb/required",keyword:"required",params:{missingProperty: "above"},message:"must have required property '"+"above"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((data26.name === undefined) || (!(func0.call(data26, "name")))){
const err72 = {instancePath:instancePath+"/breadcrumb",schemaPath:"#/properties/breadcrumb/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
for(const key4 of Object.keys(data26)){
if(!((key4 === "above") || (key4 === "name"))){
const err73 = {instancePath:instancePath+"/breadcrumb",schemaPath:"#/properties/breadcrumb/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data26.above !== undefined && func0.call(data26, "above")){
if(!(validate23(data26.above, {instancePath:instancePath+"/breadcrumb/above",parentData:data26,parentDataProperty:"above",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data26.name !== undefined && func0.call(data26, "name")){
let data28 = data26.name;
if(typeof data28 === "string"){
if(data28.length > 40 && func65(data28) > 40){
const err74 = {instancePath:instancePath+"/breadcrumb/name",schemaPath:"#/properties/breadcrumb/properties/name/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data28.length < 4 && func65(data28) < 2){
const err75 = {instancePath:instancePath+"/breadcrumb/name",schemaPath:"#/properties/breadcrumb/properties/name/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/breadcrumb/name",schemaPath:"#/properties/breadcrumb/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/breadcrumb",schemaPath:"#/properties/breadcrumb/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_kinds = validate52;
const schema142 = {"title":"Kinds","description":"Two to four kinds of a thing as large stations of one line, each with an icon, a title and a sentence.","group":"Products and reasons","alsoCalled":["options","types","categories"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the line.","type":"string","minLength":2,"maxLength":45,"examples":["Three kinds of bill"]},"lead":{"title":"Lead","description":"One or two sentences under the heading.","type":"string","minLength":20,"maxLength":170,"examples":["Choose the bill that you want to pay, on one screen."]},"line":{"$ref":"../parts/line.json"},"items":{"title":"Kinds","description":"The kinds, in the order in which they are shown.","type":"array","minItems":2,"maxItems":4,"items":{"title":"Kind","description":"One station.","type":"object","properties":{"icon":{"title":"Icon","description":"The picture in the station: a phone, the bars of a signal, or a bolt.","enum":["phone","signal","bolt"],"examples":["phone"]},"title":{"title":"Title","description":"A word or two.","type":"string","minLength":2,"maxLength":38,"examples":["Airtime"]},"text":{"title":"Text","description":"One sentence.","type":"string","minLength":10,"maxLength":130,"examples":["Credit for calls, for one phone or a whole team."]}},"required":["icon","title","text"],"additionalProperties":false,"examples":[{"icon":"phone","title":"Airtime","text":"Credit for calls, for one phone or a whole team."}]},"examples":[[{"icon":"phone","title":"Airtime","text":"Credit for calls, for one phone or a whole team."},{"icon":"signal","title":"Data","text":"Credit with which a phone goes online."},{"icon":"bolt","title":"Utilities","text":"Services for home or office, such as electricity."}]]}},"required":["title","line","items"],"additionalProperties":false,"examples":[{"title":"Three kinds of bill","lead":"Choose the bill that you want to pay, on one screen.","line":"sky","items":[{"icon":"phone","title":"Airtime","text":"Credit for calls, for one phone or a whole team."},{"icon":"signal","title":"Data","text":"Credit with which a phone goes online."},{"icon":"bolt","title":"Utilities","text":"Services for home or office, such as electricity."}]},{"title":"Two kinds","line":"lagoon","items":[{"icon":"phone","title":"Airtime","text":"Credit for calls, for one phone or a whole team."},{"icon":"signal","title":"Data","text":"Credit with which a phone goes online."}]},{"title":"Four kinds","line":"clay","items":[{"icon":"phone","title":"Airtime","text":"Credit for calls, for one phone or a whole team."},{"icon":"signal","title":"Data","text":"Credit with which a phone goes online."},{"icon":"bolt","title":"Utilities","text":"Services for home or office, such as electricity."},{"icon":"phone","title":"More","text":"A fourth kind has room, too."}]}]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.line === undefined) || (!(func0.call(data, "line")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "lead")) || (key0 === "line")) || (key0 === "items"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern16.test(data1)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data3 = data.lead;
if(typeof data3 === "string"){
if(data3.length > 170 && func65(data3) > 170){
const err12 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.length < 40 && func65(data3) < 20){
const err13 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data4 = data.line;
if(!((((data4 === "lagoon") || (data4 === "clay")) || (data4 === "sun")) || (data4 === "sky"))){
const err15 = {instancePath:instancePath+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data5 = data.items;
if(Array.isArray(data5)){
if(data5.length > 4){
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.length < 2){
const err17 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.icon === undefined) || (!(func0.call(data6, "icon")))){
const err18 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data6.title === undefined) || (!(func0.call(data6, "title")))){
const err19 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data6.text === undefined) || (!(func0.call(data6, "text")))){
const err20 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 of Object.keys(data6)){
if(!(((key1 === "icon") || (key1 === "title")) || (key1 === "text"))){
const err21 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.icon !== undefined && func0.call(data6, "icon")){
let data7 = data6.icon;
if(!(((data7 === "phone") || (data7 === "signal")) || (data7 === "bolt"))){
const err22 = {instancePath:instancePath+"/items/" + i0+"/icon",schemaPath:"#/properties/items/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema142.properties.items.items.properties.icon.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.title !== undefined && func0.call(data6, "title")){
let data8 = data6.title;
if(typeof data8 === "string"){
if(data8.length > 38 && func65(data8) > 38){
const err23 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.length < 4 && func65(data8) < 2){
const err24 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.text !== undefined && func0.call(data6, "text")){
let data9 = data6.text;
if(typeof data9 === "string"){
if(data9.length > 130 && func65(data9) > 130){
const err26 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 130},message:"must NOT have more than 130 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.length < 20 && func65(data9) < 10){
const err27 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_ledger = validate53;
const schema145 = {"title":"Ledger","description":"A drawing beside a list of short entries, each with an icon, a title and a sentence.","group":"Products and reasons","alsoCalled":["list","iconList"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above drawing and list.","type":"string","minLength":2,"maxLength":45,"examples":["See what your money is spent on"]},"lead":{"title":"Lead","description":"One or two sentences under the heading.","type":"string","minLength":20,"maxLength":170,"examples":["Group payments by team, project or supplier, and see what is left."]},"drawing":{"$ref":"../parts/drawing.json"},"rows":{"title":"Rows","description":"The entries, from top to bottom.","type":"array","minItems":2,"maxItems":8,"items":{"title":"Row","description":"One entry of the list.","type":"object","properties":{"icon":{"title":"Icon","description":"The small picture before it: a receipt, a target, sliders that set something, an eye, a chart, or a clipboard with a tick.","enum":["receipt","target","sliders","eye","chart","clipboard"],"examples":["receipt"]},"title":{"title":"Title","description":"A few words.","type":"string","minLength":2,"maxLength":38,"examples":["Track expenses"]},"text":{"title":"Text","description":"One sentence.","type":"string","minLength":10,"maxLength":130,"examples":["Card payments, payouts and bills are in one list."]}},"required":["icon","title","text"],"additionalProperties":false,"examples":[{"icon":"receipt","title":"Track expenses","text":"Card payments, payouts and bills are in one list."}]},"examples":[[{"icon":"receipt","title":"Track expenses","text":"Card payments, payouts and bills are in one list."},{"icon":"target","title":"Budget optimisation","text":"You set a budget and see what is left of it."}]]}},"required":["title","drawing","rows"],"additionalProperties":false,"examples":[{"title":"See what your money is spent on","lead":"Group payments by team, project or supplier, and see what is left.","drawing":{"name":"expenses","alt":"The spend of a month, with its budget and four projects."},"rows":[{"icon":"receipt","title":"Track expenses","text":"Card payments, payouts and bills are in one list."},{"icon":"target","title":"Budget optimisation","text":"You set a budget and see what is left of it."},{"icon":"chart","title":"Detailed reports","text":"You export a report for your accountant."}]},{"title":"Two entries are enough","drawing":{"name":"expenses","alt":"The spend of a month, with its budget and four projects."},"rows":[{"icon":"eye","title":"Financial clarity","text":"You see the balance of each wallet."},{"icon":"clipboard","title":"Audit preparation","text":"Receipts stay with their payments."}]}]};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.drawing === undefined) || (!(func0.call(data, "drawing")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drawing"},message:"must have required property '"+"drawing"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.rows === undefined) || (!(func0.call(data, "rows")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "lead")) || (key0 === "drawing")) || (key0 === "rows"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern16.test(data1)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data3 = data.lead;
if(typeof data3 === "string"){
if(data3.length > 170 && func65(data3) > 170){
const err12 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.length < 40 && func65(data3) < 20){
const err13 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.drawing !== undefined && func0.call(data, "drawing")){
let data4 = data.drawing;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.name === undefined) || (!(func0.call(data4, "name")))){
const err15 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data4.alt === undefined) || (!(func0.call(data4, "alt")))){
const err16 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 of Object.keys(data4)){
if(!((key1 === "name") || (key1 === "alt"))){
const err17 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.name !== undefined && func0.call(data4, "name")){
let data5 = data4.name;
if(typeof data5 === "string"){
if(data5.length > 60 && func65(data5) > 60){
const err18 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.length < 2 && func65(data5) < 1){
const err19 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.alt !== undefined && func0.call(data4, "alt")){
let data6 = data4.alt;
if(typeof data6 === "string"){
if(data6.length > 200 && func65(data6) > 200){
const err21 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.length < 20 && func65(data6) < 10){
const err22 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.rows !== undefined && func0.call(data, "rows")){
let data7 = data.rows;
if(Array.isArray(data7)){
if(data7.length > 8){
const err25 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7.length < 2){
const err26 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.icon === undefined) || (!(func0.call(data8, "icon")))){
const err27 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data8.title === undefined) || (!(func0.call(data8, "title")))){
const err28 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((data8.text === undefined) || (!(func0.call(data8, "text")))){
const err29 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 of Object.keys(data8)){
if(!(((key2 === "icon") || (key2 === "title")) || (key2 === "text"))){
const err30 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.icon !== undefined && func0.call(data8, "icon")){
let data9 = data8.icon;
if(!((((((data9 === "receipt") || (data9 === "target")) || (data9 === "sliders")) || (data9 === "eye")) || (data9 === "chart")) || (data9 === "clipboard"))){
const err31 = {instancePath:instancePath+"/rows/" + i0+"/icon",schemaPath:"#/properties/rows/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema145.properties.rows.items.properties.icon.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data8.title !== undefined && func0.call(data8, "title")){
let data10 = data8.title;
if(typeof data10 === "string"){
if(data10.length > 38 && func65(data10) > 38){
const err32 = {instancePath:instancePath+"/rows/" + i0+"/title",schemaPath:"#/properties/rows/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.length < 4 && func65(data10) < 2){
const err33 = {instancePath:instancePath+"/rows/" + i0+"/title",schemaPath:"#/properties/rows/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/rows/" + i0+"/title",schemaPath:"#/properties/rows/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.text !== undefined && func0.call(data8, "text")){
let data11 = data8.text;
if(typeof data11 === "string"){
if(data11.length > 130 && func65(data11) > 130){
const err35 = {instancePath:instancePath+"/rows/" + i0+"/text",schemaPath:"#/properties/rows/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 130},message:"must NOT have more than 130 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11.length < 20 && func65(data11) < 10){
const err36 = {instancePath:instancePath+"/rows/" + i0+"/text",schemaPath:"#/properties/rows/items/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/rows/" + i0+"/text",schemaPath:"#/properties/rows/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_linkStrip = validate54;
const schema148 = {"title":"Strip of links","description":"Links to other places, drawn as the stations of a line or as coloured chips.","group":"Ways on","alsoCalled":["links","navigation","menu","buttons","quickLinks"],"layouts":{"map":{"maxItems":{"links":6}},"chips":{}},"dated":true,"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the links.","type":"string","minLength":2,"maxLength":45,"examples":["Find your sector"]},"lead":{"title":"Lead","description":"One or two sentences under the heading.","type":"string","minLength":20,"maxLength":170,"examples":["See how companies like yours collect money and pay people."]},"layout":{"title":"Layout","description":"map: the links as stations of one line. chips: many links, each in a capsule of its colour.","enum":["map","chips"],"default":"map","examples":["chips"]},"links":{"title":"Links","description":"The links, in the order in which they are shown.","type":"array","minItems":2,"maxItems":15,"items":{"title":"Link","description":"One place and the colour of its line.","type":"object","properties":{"text":{"title":"Text","description":"The name of the place.","type":"string","minLength":2,"maxLength":30,"examples":["Fintech"]},"href":{"$ref":"../parts/href.json"},"line":{"$ref":"../parts/line.json"}},"required":["text","href","line"],"additionalProperties":false,"examples":[{"text":"Accounts and Wallets","href":"/?tab=accounts-wallets","line":"lagoon"}]},"examples":[[{"text":"Accounts and Wallets","href":"/?tab=accounts-wallets","line":"lagoon"},{"text":"Card Issuing","href":"/?tab=issue-cards","line":"clay"},{"text":"Bill Payments","href":"/?tab=bill-payments","line":"sky"}]]},"from":{"$ref":"../parts/from.json","internal":true,"state":"on the days that it names"},"until":{"$ref":"../parts/until.json","internal":true,"state":"on the days that it names"}},"required":["title","links"],"additionalProperties":false,"examples":[{"title":"Find your sector","lead":"See how companies like yours collect money and pay people.","layout":"map","links":[{"text":"Accounts and Wallets","href":"/?tab=accounts-wallets","line":"lagoon"},{"text":"Card Issuing","href":"/?tab=issue-cards","line":"clay"},{"text":"Bill Payments","href":"/?tab=bill-payments","line":"sky"}]},{"title":"More places","layout":"chips","links":[{"text":"Accounts and Wallets","href":"/?tab=accounts-wallets","line":"lagoon"},{"text":"Card Issuing","href":"/?tab=issue-cards","line":"clay"},{"text":"Bill Payments","href":"/?tab=bill-payments","line":"sky"}]}]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.links === undefined) || (!(func0.call(data, "links")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "lead")) || (key0 === "layout")) || (key0 === "links")) || (key0 === "from")) || (key0 === "until"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern16.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data3 = data.lead;
if(typeof data3 === "string"){
if(data3.length > 170 && func65(data3) > 170){
const err11 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 40 && func65(data3) < 20){
const err12 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.layout !== undefined && func0.call(data, "layout")){
let data4 = data.layout;
if(!((data4 === "map") || (data4 === "chips"))){
const err14 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema148.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.links !== undefined && func0.call(data, "links")){
let data5 = data.links;
if(Array.isArray(data5)){
if(data5.length > 15){
const err15 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit: 15},message:"must NOT have more than 15 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.length < 2){
const err16 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.text === undefined) || (!(func0.call(data6, "text")))){
const err17 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data6.href === undefined) || (!(func0.call(data6, "href")))){
const err18 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data6.line === undefined) || (!(func0.call(data6, "line")))){
const err19 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 of Object.keys(data6)){
if(!(((key1 === "text") || (key1 === "href")) || (key1 === "line"))){
const err20 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.text !== undefined && func0.call(data6, "text")){
let data7 = data6.text;
if(typeof data7 === "string"){
if(data7.length > 30 && func65(data7) > 30){
const err21 = {instancePath:instancePath+"/links/" + i0+"/text",schemaPath:"#/properties/links/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.length < 4 && func65(data7) < 2){
const err22 = {instancePath:instancePath+"/links/" + i0+"/text",schemaPath:"#/properties/links/items/properties/text/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/links/" + i0+"/text",schemaPath:"#/properties/links/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.href !== undefined && func0.call(data6, "href")){
let data8 = data6.href;
if(typeof data8 === "string"){
if(data8.length > 300 && func65(data8) > 300){
const err24 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"../parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.length < 2 && func65(data8) < 1){
const err25 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"../parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/links/" + i0+"/href",schemaPath:"../parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.line !== undefined && func0.call(data6, "line")){
let data9 = data6.line;
if(!((((data9 === "lagoon") || (data9 === "clay")) || (data9 === "sun")) || (data9 === "sky"))){
const err27 = {instancePath:instancePath+"/links/" + i0+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
let data10 = data.from;
if(typeof data10 === "string"){
if(data10.length > 10 && func65(data10) > 10){
const err30 = {instancePath:instancePath+"/from",schemaPath:"../parts/from.json/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/from",schemaPath:"../parts/from.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.until !== undefined && func0.call(data, "until")){
let data11 = data.until;
if(typeof data11 === "string"){
if(data11.length > 10 && func65(data11) > 10){
const err32 = {instancePath:instancePath+"/until",schemaPath:"../parts/until.json/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/until",schemaPath:"../parts/until.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_notFound = validate55;
const schema154 = {"title":"Not found","description":"What a visitor sees at an address that does not exist. Every text can be changed here.","group":"At the head of a page","alsoCalled":["error","errorPage","pageNotFound"],"mainTitle":"title","suggestedFor":["notFound"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The main title.","type":"string","minLength":2,"maxLength":45,"default":"Connection Error","examples":["Connection Error"]},"message":{"title":"Message","description":"What happened.","type":"string","minLength":10,"maxLength":170,"default":"We're unable to establish a connection to the server at this time.","examples":["We're unable to establish a connection to the server at this time."]},"description":{"title":"Advice","description":"What the visitor can do.","type":"string","minLength":10,"maxLength":170,"default":"Check your internet connection. Then check the address (URL) and try again.","examples":["Check your internet connection. Then check the address (URL) and try again."]},"supportText":{"title":"Text of the button","description":"What the button says.","type":"string","minLength":2,"maxLength":22,"default":"Contact Support","examples":["Contact Support"]},"supportLink":{"title":"Address of the button","description":"Where the button goes.","type":"string","format":"link","minLength":1,"maxLength":300,"default":"{links.support}","examples":["{links.support}"]},"homeText":{"title":"Text of the link to the home page","description":"What the link under the button says.","type":"string","minLength":2,"maxLength":40,"default":"Go to the home page","examples":["Go to the home page"]}},"required":[],"additionalProperties":false,"examples":[{},{"title":"Nothing here","message":"This address does not lead to a page of this site."}]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "message")) || (key0 === "description")) || (key0 === "supportText")) || (key0 === "supportLink")) || (key0 === "homeText"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err2 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern16.test(data1)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data3 = data.message;
if(typeof data3 === "string"){
if(data3.length > 170 && func65(data3) > 170){
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 20 && func65(data3) < 10){
const err10 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data4 = data.description;
if(typeof data4 === "string"){
if(data4.length > 170 && func65(data4) > 170){
const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 20 && func65(data4) < 10){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.supportText !== undefined && func0.call(data, "supportText")){
let data5 = data.supportText;
if(typeof data5 === "string"){
if(data5.length > 22 && func65(data5) > 22){
const err15 = {instancePath:instancePath+"/supportText",schemaPath:"#/properties/supportText/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.length < 4 && func65(data5) < 2){
const err16 = {instancePath:instancePath+"/supportText",schemaPath:"#/properties/supportText/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/supportText",schemaPath:"#/properties/supportText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.supportLink !== undefined && func0.call(data, "supportLink")){
let data6 = data.supportLink;
if(typeof data6 === "string"){
if(data6.length > 300 && func65(data6) > 300){
const err18 = {instancePath:instancePath+"/supportLink",schemaPath:"#/properties/supportLink/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.length < 2 && func65(data6) < 1){
const err19 = {instancePath:instancePath+"/supportLink",schemaPath:"#/properties/supportLink/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/supportLink",schemaPath:"#/properties/supportLink/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.homeText !== undefined && func0.call(data, "homeText")){
let data7 = data.homeText;
if(typeof data7 === "string"){
if(data7.length > 40 && func65(data7) > 40){
const err21 = {instancePath:instancePath+"/homeText",schemaPath:"#/properties/homeText/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.length < 4 && func65(data7) < 2){
const err22 = {instancePath:instancePath+"/homeText",schemaPath:"#/properties/homeText/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/homeText",schemaPath:"#/properties/homeText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_pair = validate56;
const schema156 = {"title":"Pair of panels","description":"Two coloured panels side by side, each with words and a drawing. One line passes through both.","group":"Products and reasons","alsoCalled":["comparison","versus"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the panels.","type":"string","minLength":2,"maxLength":45,"examples":["Pay for your company"]},"lead":{"title":"Lead","description":"One or two sentences under the heading.","type":"string","minLength":20,"maxLength":170,"examples":["One person prepares the payment, and another one approves it."]},"panels":{"title":"Panels","description":"The two panels.","type":"array","minItems":2,"maxItems":2,"items":{"title":"Panel","description":"One panel.","type":"object","properties":{"title":{"title":"Title","description":"A few words.","type":"string","minLength":2,"maxLength":38,"examples":["Many at once"]},"text":{"title":"Text","description":"Two or three short sentences.","type":"string","minLength":20,"maxLength":280,"examples":["Pay the airtime of all teams from one list, with one report."]},"line":{"$ref":"../parts/line.json"},"link":{"$ref":"../parts/link.json"},"drawing":{"$ref":"../parts/drawing.json"}},"required":["title","text","line","drawing"],"additionalProperties":false,"examples":[{"title":"Many at once","text":"Pay the airtime of all teams from one list, with one report.","line":"sky","drawing":{"name":"billsBulk","alt":"Airtime for three teams with 38 lines, NGN 114,000 in one payment."}}]},"examples":[[{"title":"Many at once","text":"Pay the airtime of all teams from one list, with one report.","line":"sky","drawing":{"name":"billsBulk","alt":"Airtime for three teams with 38 lines, NGN 114,000 in one payment."}},{"title":"Again on a date","text":"Choose a date, and the bill is paid each month on that day.","line":"sky","drawing":{"name":"billsRepeat","alt":"Three bills that repeat each month, on the 1st, the 12th and the 25th."}}]]}},"required":["title","panels"],"additionalProperties":false,"examples":[{"title":"Pay for your company","lead":"One person prepares the payment, and another one approves it.","panels":[{"title":"Many at once","text":"Pay the airtime of all teams from one list, with one report.","line":"sky","drawing":{"name":"billsBulk","alt":"Airtime for three teams with 38 lines, NGN 114,000 in one payment."},"link":{"text":"Book a demo","href":"/book-a-demo"}},{"title":"Again on a date","text":"Choose a date, and the bill is paid each month on that day.","line":"sky","drawing":{"name":"billsRepeat","alt":"Three bills that repeat each month, on the 1st, the 12th and the 25th."}}]},{"title":"Two panels, no lead","panels":[{"title":"Many at once","text":"Pay the airtime of all teams from one list, with one report.","line":"sky","drawing":{"name":"billsBulk","alt":"Airtime for three teams with 38 lines, NGN 114,000 in one payment."}},{"title":"Again on a date","text":"Choose a date, and the bill is paid each month on that day.","line":"sky","drawing":{"name":"billsRepeat","alt":"Three bills that repeat each month, on the 1st, the 12th and the 25th."}}]}]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.panels === undefined) || (!(func0.call(data, "panels")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "panels"},message:"must have required property '"+"panels"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "lead")) || (key0 === "panels"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern16.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data3 = data.lead;
if(typeof data3 === "string"){
if(data3.length > 170 && func65(data3) > 170){
const err11 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 40 && func65(data3) < 20){
const err12 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.panels !== undefined && func0.call(data, "panels")){
let data4 = data.panels;
if(Array.isArray(data4)){
if(data4.length > 2){
const err14 = {instancePath:instancePath+"/panels",schemaPath:"#/properties/panels/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.length < 2){
const err15 = {instancePath:instancePath+"/panels",schemaPath:"#/properties/panels/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.title === undefined) || (!(func0.call(data5, "title")))){
const err16 = {instancePath:instancePath+"/panels/" + i0,schemaPath:"#/properties/panels/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data5.text === undefined) || (!(func0.call(data5, "text")))){
const err17 = {instancePath:instancePath+"/panels/" + i0,schemaPath:"#/properties/panels/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data5.line === undefined) || (!(func0.call(data5, "line")))){
const err18 = {instancePath:instancePath+"/panels/" + i0,schemaPath:"#/properties/panels/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data5.drawing === undefined) || (!(func0.call(data5, "drawing")))){
const err19 = {instancePath:instancePath+"/panels/" + i0,schemaPath:"#/properties/panels/items/required",keyword:"required",params:{missingProperty: "drawing"},message:"must have required property '"+"drawing"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 of Object.keys(data5)){
if(!(((((key1 === "title") || (key1 === "text")) || (key1 === "line")) || (key1 === "link")) || (key1 === "drawing"))){
const err20 = {instancePath:instancePath+"/panels/" + i0,schemaPath:"#/properties/panels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.title !== undefined && func0.call(data5, "title")){
let data6 = data5.title;
if(typeof data6 === "string"){
if(data6.length > 38 && func65(data6) > 38){
const err21 = {instancePath:instancePath+"/panels/" + i0+"/title",schemaPath:"#/properties/panels/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.length < 4 && func65(data6) < 2){
const err22 = {instancePath:instancePath+"/panels/" + i0+"/title",schemaPath:"#/properties/panels/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/panels/" + i0+"/title",schemaPath:"#/properties/panels/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.text !== undefined && func0.call(data5, "text")){
let data7 = data5.text;
if(typeof data7 === "string"){
if(data7.length > 280 && func65(data7) > 280){
const err24 = {instancePath:instancePath+"/panels/" + i0+"/text",schemaPath:"#/properties/panels/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.length < 40 && func65(data7) < 20){
const err25 = {instancePath:instancePath+"/panels/" + i0+"/text",schemaPath:"#/properties/panels/items/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/panels/" + i0+"/text",schemaPath:"#/properties/panels/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.line !== undefined && func0.call(data5, "line")){
let data8 = data5.line;
if(!((((data8 === "lagoon") || (data8 === "clay")) || (data8 === "sun")) || (data8 === "sky"))){
const err27 = {instancePath:instancePath+"/panels/" + i0+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data5.link !== undefined && func0.call(data5, "link")){
if(!(validate23(data5.link, {instancePath:instancePath+"/panels/" + i0+"/link",parentData:data5,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data5.drawing !== undefined && func0.call(data5, "drawing")){
let data10 = data5.drawing;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.name === undefined) || (!(func0.call(data10, "name")))){
const err28 = {instancePath:instancePath+"/panels/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((data10.alt === undefined) || (!(func0.call(data10, "alt")))){
const err29 = {instancePath:instancePath+"/panels/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 of Object.keys(data10)){
if(!((key2 === "name") || (key2 === "alt"))){
const err30 = {instancePath:instancePath+"/panels/" + i0+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.name !== undefined && func0.call(data10, "name")){
let data11 = data10.name;
if(typeof data11 === "string"){
if(data11.length > 60 && func65(data11) > 60){
const err31 = {instancePath:instancePath+"/panels/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.length < 2 && func65(data11) < 1){
const err32 = {instancePath:instancePath+"/panels/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/panels/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.alt !== undefined && func0.call(data10, "alt")){
let data12 = data10.alt;
if(typeof data12 === "string"){
if(data12.length > 200 && func65(data12) > 200){
const err34 = {instancePath:instancePath+"/panels/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12.length < 20 && func65(data12) < 10){
const err35 = {instancePath:instancePath+"/panels/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/panels/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/panels/" + i0+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/panels/" + i0,schemaPath:"#/properties/panels/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/panels",schemaPath:"#/properties/panels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_partnerPaths = validate58;
const schema160 = {"title":"Partner paths","description":"Two ways to take part, side by side in two coloured panels.","group":"Who it is for","alsoCalled":["paths","programme"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"background":{"title":"Background","description":"The background colour of the section: white or light grey.","enum":["paper","mist"],"default":"paper","examples":["mist"]},"title":{"title":"Title","description":"The heading above the two panels.","type":"string","minLength":2,"maxLength":45,"examples":["Choose your way to work with us"]},"lead":{"title":"Lead","description":"One or two sentences under the heading.","type":"string","minLength":20,"maxLength":170,"examples":["Choose the path that fits how you work."]},"drawing":{"$ref":"../parts/drawing.json"},"items":{"title":"Paths","description":"The two paths, the first one on the left.","type":"array","minItems":2,"maxItems":2,"items":{"title":"Path","description":"One path.","type":"object","properties":{"line":{"$ref":"../parts/line.json"},"lineName":{"title":"Name","description":"The name of the path, after a piece of its line.","type":"string","minLength":2,"maxLength":30,"examples":["Affiliate"]},"title":{"title":"Title","description":"What the path is, in a few words.","type":"string","minLength":2,"maxLength":60,"examples":["Share your link"]},"text":{"title":"Text","description":"For whom the path is.","type":"string","minLength":20,"maxLength":280,"examples":["For people whose audience asks them which tools to use."]},"points":{"title":"Points","description":"What a partner gets, each with a tick before it.","type":"array","minItems":1,"maxItems":6,"items":{"title":"Point","description":"One fact, without a full stop.","noFullStop":true,"type":"string","minLength":2,"maxLength":60,"examples":["Marketing materials"]},"examples":[["Marketing materials","Real-time tracking"]]},"drawing":{"$ref":"../parts/drawing.json"},"button":{"title":"Button","description":"A button at the foot of the panel. Without an address it does nothing.","type":"object","properties":{"text":{"title":"Text","description":"What the button says.","type":"string","minLength":2,"maxLength":22,"examples":["Start Earning"]},"href":{"$ref":"../parts/href.json"}},"required":["text"],"additionalProperties":false,"examples":[{"text":"Start Earning"}]}},"required":["line","lineName","title","points"],"additionalProperties":false,"examples":[{"line":"lagoon","lineName":"Affiliate","title":"Share your link","text":"For people whose audience asks them which tools to use.","points":["Marketing materials"]}]},"examples":[[{"line":"lagoon","lineName":"Affiliate","title":"Share your link","text":"For people whose audience asks them which tools to use.","points":["Marketing materials"]},{"line":"clay","lineName":"Referral Partner","title":"Bring companies","text":"For people whom companies ask for advice.","points":["Co-marketing"]}]]},"text":{"title":"Text under the panels","description":"A sentence with links to read on.","type":"string","format":"markdown","tsType":"RichText","headings":[],"minLength":10,"maxLength":200,"examples":["Read more in the [affiliate programme](/book-a-demo)."]}},"required":["title","items"],"additionalProperties":false,"examples":[{"title":"Choose your way to work with us","lead":"Choose the path that fits how you work.","drawing":{"name":"affiliatePaths","alt":"Two lines come down, meet in one station and part to the two panels."},"items":[{"line":"lagoon","lineName":"Affiliate","title":"Share your link","text":"For people whose audience asks them which tools to use.","points":["Up to 30% commission","Marketing materials","Real-time tracking","A bonus for each good month","Dedicated success manager"],"button":{"text":"Start Earning"},"drawing":{"name":"affiliateKit","alt":"A banner, a story and a post with the link of the affiliate."}},{"line":"clay","lineName":"Referral Partner","title":"Bring business accounts","text":"For people whom companies ask for advice.","points":["A commission for every account that stays","New features before they are public","Custom integration support","Co-marketing","Quarterly reviews"],"button":{"text":"Join Program"},"drawing":{"name":"affiliateReview","alt":"The agenda of a review, with the four quarters of a year."}}]},{"background":"mist","title":"Both paths in a few words","items":[{"line":"sun","lineName":"Affiliate","title":"Share your link","text":"For people whose audience asks them which tools to use.","points":["Up to 30% commission","Marketing materials","Real-time tracking","A bonus for each good month","Dedicated success manager"],"button":{"text":"Book a demo","href":"/book-a-demo"}},{"line":"sky","lineName":"Referral Partner","title":"Bring business accounts","text":"For people whom companies ask for advice.","points":["A commission for every account that stays","New features before they are public","Custom integration support","Co-marketing","Quarterly reviews"]}],"text":"Read more about [a demo](/book-a-demo)."}]};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "type") || (key0 === "id")) || (key0 === "background")) || (key0 === "title")) || (key0 === "lead")) || (key0 === "drawing")) || (key0 === "items")) || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern16.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.background !== undefined && func0.call(data, "background")){
let data2 = data.background;
if(!((data2 === "paper") || (data2 === "mist"))){
const err8 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues: schema160.properties.background.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data3 = data.title;
if(typeof data3 === "string"){
if(data3.length > 45 && func65(data3) > 45){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 4 && func65(data3) < 2){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data4 = data.lead;
if(typeof data4 === "string"){
if(data4.length > 170 && func65(data4) > 170){
const err12 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 40 && func65(data4) < 20){
const err13 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.drawing !== undefined && func0.call(data, "drawing")){
let data5 = data.drawing;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.name === undefined) || (!(func0.call(data5, "name")))){
const err15 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data5.alt === undefined) || (!(func0.call(data5, "alt")))){
const err16 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 of Object.keys(data5)){
if(!((key1 === "name") || (key1 === "alt"))){
const err17 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.name !== undefined && func0.call(data5, "name")){
let data6 = data5.name;
if(typeof data6 === "string"){
if(data6.length > 60 && func65(data6) > 60){
const err18 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.length < 2 && func65(data6) < 1){
const err19 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.alt !== undefined && func0.call(data5, "alt")){
let data7 = data5.alt;
if(typeof data7 === "string"){
if(data7.length > 200 && func65(data7) > 200){
const err21 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.length < 20 && func65(data7) < 10){
const err22 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data8 = data.items;
if(Array.isArray(data8)){
if(data8.length > 2){
const err25 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.length < 2){
const err26 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.line === undefined) || (!(func0.call(data9, "line")))){
const err27 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data9.lineName === undefined) || (!(func0.call(data9, "lineName")))){
const err28 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "lineName"},message:"must have required property '"+"lineName"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((data9.title === undefined) || (!(func0.call(data9, "title")))){
const err29 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((data9.points === undefined) || (!(func0.call(data9, "points")))){
const err30 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "points"},message:"must have required property '"+"points"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key2 of Object.keys(data9)){
if(!(((((((key2 === "line") || (key2 === "lineName")) || (key2 === "title")) || (key2 === "text")) || (key2 === "points")) || (key2 === "drawing")) || (key2 === "button"))){
const err31 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.line !== undefined && func0.call(data9, "line")){
let data10 = data9.line;
if(!((((data10 === "lagoon") || (data10 === "clay")) || (data10 === "sun")) || (data10 === "sky"))){
const err32 = {instancePath:instancePath+"/items/" + i0+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data9.lineName !== undefined && func0.call(data9, "lineName")){
let data11 = data9.lineName;
if(typeof data11 === "string"){
if(data11.length > 30 && func65(data11) > 30){
const err33 = {instancePath:instancePath+"/items/" + i0+"/lineName",schemaPath:"#/properties/items/items/properties/lineName/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.length < 4 && func65(data11) < 2){
const err34 = {instancePath:instancePath+"/items/" + i0+"/lineName",schemaPath:"#/properties/items/items/properties/lineName/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/items/" + i0+"/lineName",schemaPath:"#/properties/items/items/properties/lineName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data9.title !== undefined && func0.call(data9, "title")){
let data12 = data9.title;
if(typeof data12 === "string"){
if(data12.length > 60 && func65(data12) > 60){
const err36 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data12.length < 4 && func65(data12) < 2){
const err37 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data9.text !== undefined && func0.call(data9, "text")){
let data13 = data9.text;
if(typeof data13 === "string"){
if(data13.length > 280 && func65(data13) > 280){
const err39 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.length < 40 && func65(data13) < 20){
const err40 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data9.points !== undefined && func0.call(data9, "points")){
let data14 = data9.points;
if(Array.isArray(data14)){
if(data14.length > 6){
const err42 = {instancePath:instancePath+"/items/" + i0+"/points",schemaPath:"#/properties/items/items/properties/points/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14.length < 1){
const err43 = {instancePath:instancePath+"/items/" + i0+"/points",schemaPath:"#/properties/items/items/properties/points/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(typeof data15 === "string"){
if(data15.length > 60 && func65(data15) > 60){
const err44 = {instancePath:instancePath+"/items/" + i0+"/points/" + i1,schemaPath:"#/properties/items/items/properties/points/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.length < 4 && func65(data15) < 2){
const err45 = {instancePath:instancePath+"/items/" + i0+"/points/" + i1,schemaPath:"#/properties/items/items/properties/points/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/items/" + i0+"/points/" + i1,schemaPath:"#/properties/items/items/properties/points/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/items/" + i0+"/points",schemaPath:"#/properties/items/items/properties/points/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data9.drawing !== undefined && func0.call(data9, "drawing")){
let data16 = data9.drawing;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.name === undefined) || (!(func0.call(data16, "name")))){
const err48 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((data16.alt === undefined) || (!(func0.call(data16, "alt")))){
const err49 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key3 of Object.keys(data16)){
if(!((key3 === "name") || (key3 === "alt"))){
const err50 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data16.name !== undefined && func0.call(data16, "name")){
let data17 = data16.name;
if(typeof data17 === "string"){
if(data17.length > 60 && func65(data17) > 60){
const err51 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data17.length < 2 && func65(data17) < 1){
const err52 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data16.alt !== undefined && func0.call(data16, "alt")){
let data18 = data16.alt;
if(typeof data18 === "string"){
if(data18.length > 200 && func65(data18) > 200){
const err54 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data18.length < 20 && func65(data18) < 10){
const err55 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data9.button !== undefined && func0.call(data9, "button")){
let data19 = data9.button;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if((data19.text === undefined) || (!(func0.call(data19, "text")))){
const err58 = {instancePath:instancePath+"/items/" + i0+"/button",schemaPath:"#/properties/items/items/properties/button/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key4 of Object.keys(data19)){
if(!((key4 === "text") || (key4 === "href"))){
const err59 = {instancePath:instancePath+"/items/" + i0+"/button",schemaPath:"#/properties/items/items/properties/button/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data19.text !== undefined && func0.call(data19, "text")){
let data20 = data19.text;
if(typeof data20 === "string"){
if(data20.length > 22 && func65(data20) > 22){
const err60 = {instancePath:instancePath+"/items/" + i0+"/button/text",schemaPath:"#/properties/items/items/properties/button/properties/text/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data20.length < 4 && func65(data20) < 2){
const err61 = {instancePath:instancePath+"/items/" + i0+"/button/text",schemaPath:"#/properties/items/items/properties/button/properties/text/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/items/" + i0+"/button/text",schemaPath:"#/properties/items/items/properties/button/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data19.href !== undefined && func0.call(data19, "href")){
let data21 = data19.href;
if(typeof data21 === "string"){
if(data21.length > 300 && func65(data21) > 300){
const err63 = {instancePath:instancePath+"/items/" + i0+"/button/href",schemaPath:"../parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data21.length < 2 && func65(data21) < 1){
const err64 = {instancePath:instancePath+"/items/" + i0+"/button/href",schemaPath:"../parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/items/" + i0+"/button/href",schemaPath:"../parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/items/" + i0+"/button",schemaPath:"#/properties/items/items/properties/button/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data22 = data.text;
if(typeof data22 === "string"){
if(data22.length > 200 && func65(data22) > 200){
const err69 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data22.length < 20 && func65(data22) < 10){
const err70 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_partners = validate59;
const schema166 = {"title":"Partners","description":"Cards of partners. Each opens what the partner does and what the partnership offers.","group":"Who it is for","alsoCalled":["logos","logoCloud","clients","customers","logo","brands","sponsors"],"headingLevels":{"partners":"belowTitle"},"takes":{"list":"partners","of":"partners","each":"partners","by":"name"},"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the cards. Without it the names of the partners are headings of the page themselves.","type":"string","minLength":2,"maxLength":45,"examples":["Companies that work with us"]},"aboutText":{"title":"First disclosure","description":"What a visitor presses to read about a partner. Screen readers add the partner's name.","type":"string","minLength":2,"maxLength":30,"default":"About Partner","examples":["About Partner"]},"benefitsText":{"title":"Second disclosure","description":"What a visitor presses to read the benefits. Screen readers add the partner's name.","type":"string","minLength":2,"maxLength":30,"default":"Partner Benefits","examples":["Partner Benefits"]},"shared":{"$ref":"../parts/shared.json","internal":true},"only":{"$ref":"../parts/onlyEntries.json","internal":true,"shownIf":{"shared":true}},"except":{"$ref":"../parts/exceptEntries.json","internal":true,"shownIf":{"shared":true,"only":false}},"first":{"$ref":"../parts/firstEntries.json","internal":true,"shownIf":{"shared":true}},"partners":{"title":"Partners","description":"The cards, row by row. Three are side by side on wide screens. Where a shared file holds the partners, name it instead: \"shared\": \"partners\".","shownIf":{"shared":false},"needed":true,"type":"array","minItems":1,"maxItems":24,"items":{"title":"Partner","description":"One card.","type":"object","properties":{"name":{"title":"Name","description":"The name of the partner.","type":"string","minLength":2,"maxLength":40,"examples":["Marrowgate Systems"]},"mark":{"$ref":"../parts/mark.json"},"line":{"$ref":"../parts/line.json"},"category":{"title":"Category","description":"The trade of the partner, in one or two words.","type":"string","minLength":2,"maxLength":30,"examples":["Infrastructure"]},"about":{"title":"About","description":"One or two sentences: what the partner does.","type":"string","minLength":10,"maxLength":200,"examples":["Links the software of companies to payment services."]},"benefits":{"title":"Benefits","description":"What the partnership offers, each with a tick before it.","type":"array","minItems":1,"maxItems":6,"items":{"title":"Benefit","description":"One benefit, without a full stop.","noFullStop":true,"type":"string","minLength":2,"maxLength":60,"examples":["Somebody to ask while you test"]},"examples":[["Somebody to ask while you test"]]}},"required":["name","line","category","about","benefits"],"additionalProperties":false,"examples":[{"name":"Marrowgate Systems","mark":"marrowgate","line":"lagoon","category":"Infrastructure","about":"Links the software of companies to payment services.","benefits":["Help when you connect to the API","Somebody to ask while you test"]}]},"examples":[[{"name":"Marrowgate Systems","mark":"marrowgate","line":"lagoon","category":"Infrastructure","about":"Links the software of companies to payment services.","benefits":["Help when you connect to the API","Somebody to ask while you test"]}]]},"link":{"$ref":"../parts/link.json"}},"required":[],"additionalProperties":false,"examples":[{"partners":[{"name":"Marrowgate Systems","mark":"marrowgate","line":"lagoon","category":"Infrastructure","about":"Links the software of companies to payment services.","benefits":["Help when you connect to the API","Somebody to ask while you test"]},{"name":"Tumbleyard Games","mark":"tumbleyard","line":"clay","category":"Gaming","about":"Makes games and hosts the people who play them.","benefits":["Airtime and data for all who play"]},{"name":"Fennelstone Finance","mark":"fennelstone","line":"sky","category":"Finance","about":"Does the accounts and reports of small companies.","benefits":["Help with audit preparation","A budget for each team or project"]}],"link":{"text":"See how to become a partner","href":"/affiliate"}},{"title":"Companies that work with us","aboutText":"What they do","benefitsText":"What you get","partners":[{"name":"Oakmere Foods","mark":"oakmere.png","line":"clay","category":"Food","about":"Bakes bread in six cities and delivers it to shops.","benefits":["One account for all bakeries"]},{"name":"Marrowgate Systems","line":"lagoon","category":"Infrastructure","about":"Links the software of companies to payment services.","benefits":["Help when you connect to the API","Somebody to ask while you test"]}]}]};
const schema168 = {"title":"Shared entries","description":"The name of a file in pages/_shared, without .json, whose entries are shown in place of entries that are written out. Each entry is written once there, and may be shown in many places.","type":"string","format":"sharedName","minLength":1,"maxLength":80,"examples":["partners"]};
const schema169 = {"title":"Chosen entries","description":"The names of the entries that are shown, in this order; one may come again. Without it: all entries of the shared file, in their order.","type":"array","minItems":1,"maxItems":24,"items":{"title":"Entry","description":"The name of the entry, as it is in the shared file.","type":"string","format":"entryName","minLength":1,"maxLength":120,"examples":["Marrowgate Systems"]},"examples":[["Marrowgate Systems","Tumbleyard Games"]]};
const schema170 = {"title":"Entries left out","description":"The names of entries of the shared file that are left out.","type":"array","minItems":1,"maxItems":24,"uniqueItems":true,"items":{"title":"Entry","description":"The name of the entry, as it is in the shared file.","type":"string","format":"entryName","minLength":1,"maxLength":120,"examples":["Marrowgate Systems"]},"examples":[["Marrowgate Systems"]]};
const schema171 = {"title":"Number of entries","description":"So many entries are shown at most. Without it: as many as there is room for.","type":"integer","minimum":1,"maximum":24,"examples":[3]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema166.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err2 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern16.test(data1)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.aboutText !== undefined && func0.call(data, "aboutText")){
let data3 = data.aboutText;
if(typeof data3 === "string"){
if(data3.length > 30 && func65(data3) > 30){
const err9 = {instancePath:instancePath+"/aboutText",schemaPath:"#/properties/aboutText/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 4 && func65(data3) < 2){
const err10 = {instancePath:instancePath+"/aboutText",schemaPath:"#/properties/aboutText/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/aboutText",schemaPath:"#/properties/aboutText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.benefitsText !== undefined && func0.call(data, "benefitsText")){
let data4 = data.benefitsText;
if(typeof data4 === "string"){
if(data4.length > 30 && func65(data4) > 30){
const err12 = {instancePath:instancePath+"/benefitsText",schemaPath:"#/properties/benefitsText/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 4 && func65(data4) < 2){
const err13 = {instancePath:instancePath+"/benefitsText",schemaPath:"#/properties/benefitsText/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/benefitsText",schemaPath:"#/properties/benefitsText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.shared !== undefined && func0.call(data, "shared")){
let data5 = data.shared;
if(typeof data5 === "string"){
if(data5.length > 80 && func65(data5) > 80){
const err15 = {instancePath:instancePath+"/shared",schemaPath:"../parts/shared.json/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.length < 2 && func65(data5) < 1){
const err16 = {instancePath:instancePath+"/shared",schemaPath:"../parts/shared.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/shared",schemaPath:"../parts/shared.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.only !== undefined && func0.call(data, "only")){
let data6 = data.only;
if(Array.isArray(data6)){
if(data6.length > 24){
const err18 = {instancePath:instancePath+"/only",schemaPath:"../parts/onlyEntries.json/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.length < 1){
const err19 = {instancePath:instancePath+"/only",schemaPath:"../parts/onlyEntries.json/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(data7.length > 120 && func65(data7) > 120){
const err20 = {instancePath:instancePath+"/only/" + i0,schemaPath:"../parts/onlyEntries.json/items/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.length < 2 && func65(data7) < 1){
const err21 = {instancePath:instancePath+"/only/" + i0,schemaPath:"../parts/onlyEntries.json/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/only/" + i0,schemaPath:"../parts/onlyEntries.json/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/only",schemaPath:"../parts/onlyEntries.json/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.except !== undefined && func0.call(data, "except")){
let data8 = data.except;
if(Array.isArray(data8)){
if(data8.length > 24){
const err24 = {instancePath:instancePath+"/except",schemaPath:"../parts/exceptEntries.json/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.length < 1){
const err25 = {instancePath:instancePath+"/except",schemaPath:"../parts/exceptEntries.json/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(data9.length > 120 && func65(data9) > 120){
const err26 = {instancePath:instancePath+"/except/" + i1,schemaPath:"../parts/exceptEntries.json/items/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.length < 2 && func65(data9) < 1){
const err27 = {instancePath:instancePath+"/except/" + i1,schemaPath:"../parts/exceptEntries.json/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/except/" + i1,schemaPath:"../parts/exceptEntries.json/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let i2 = data8.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data8[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err29 = {instancePath:instancePath+"/except",schemaPath:"../parts/exceptEntries.json/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err30 = {instancePath:instancePath+"/except",schemaPath:"../parts/exceptEntries.json/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.first !== undefined && func0.call(data, "first")){
let data10 = data.first;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err31 = {instancePath:instancePath+"/first",schemaPath:"../parts/firstEntries.json/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 24 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/first",schemaPath:"../parts/firstEntries.json/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/first",schemaPath:"../parts/firstEntries.json/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.partners !== undefined && func0.call(data, "partners")){
let data11 = data.partners;
if(Array.isArray(data11)){
if(data11.length > 24){
const err34 = {instancePath:instancePath+"/partners",schemaPath:"#/properties/partners/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.length < 1){
const err35 = {instancePath:instancePath+"/partners",schemaPath:"#/properties/partners/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len2 = data11.length;
for(let i3=0; i3<len2; i3++){
let data12 = data11[i3];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.name === undefined) || (!(func0.call(data12, "name")))){
const err36 = {instancePath:instancePath+"/partners/" + i3,schemaPath:"#/properties/partners/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((data12.line === undefined) || (!(func0.call(data12, "line")))){
const err37 = {instancePath:instancePath+"/partners/" + i3,schemaPath:"#/properties/partners/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((data12.category === undefined) || (!(func0.call(data12, "category")))){
const err38 = {instancePath:instancePath+"/partners/" + i3,schemaPath:"#/properties/partners/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((data12.about === undefined) || (!(func0.call(data12, "about")))){
const err39 = {instancePath:instancePath+"/partners/" + i3,schemaPath:"#/properties/partners/items/required",keyword:"required",params:{missingProperty: "about"},message:"must have required property '"+"about"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((data12.benefits === undefined) || (!(func0.call(data12, "benefits")))){
const err40 = {instancePath:instancePath+"/partners/" + i3,schemaPath:"#/properties/partners/items/required",keyword:"required",params:{missingProperty: "benefits"},message:"must have required property '"+"benefits"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key1 of Object.keys(data12)){
if(!((((((key1 === "name") || (key1 === "mark")) || (key1 === "line")) || (key1 === "category")) || (key1 === "about")) || (key1 === "benefits"))){
const err41 = {instancePath:instancePath+"/partners/" + i3,schemaPath:"#/properties/partners/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.name !== undefined && func0.call(data12, "name")){
let data13 = data12.name;
if(typeof data13 === "string"){
if(data13.length > 40 && func65(data13) > 40){
const err42 = {instancePath:instancePath+"/partners/" + i3+"/name",schemaPath:"#/properties/partners/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data13.length < 4 && func65(data13) < 2){
const err43 = {instancePath:instancePath+"/partners/" + i3+"/name",schemaPath:"#/properties/partners/items/properties/name/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/partners/" + i3+"/name",schemaPath:"#/properties/partners/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data12.mark !== undefined && func0.call(data12, "mark")){
let data14 = data12.mark;
if(typeof data14 === "string"){
if(data14.length > 120 && func65(data14) > 120){
const err45 = {instancePath:instancePath+"/partners/" + i3+"/mark",schemaPath:"../parts/mark.json/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14.length < 4 && func65(data14) < 2){
const err46 = {instancePath:instancePath+"/partners/" + i3+"/mark",schemaPath:"../parts/mark.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/partners/" + i3+"/mark",schemaPath:"../parts/mark.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data12.line !== undefined && func0.call(data12, "line")){
let data15 = data12.line;
if(!((((data15 === "lagoon") || (data15 === "clay")) || (data15 === "sun")) || (data15 === "sky"))){
const err48 = {instancePath:instancePath+"/partners/" + i3+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data12.category !== undefined && func0.call(data12, "category")){
let data16 = data12.category;
if(typeof data16 === "string"){
if(data16.length > 30 && func65(data16) > 30){
const err49 = {instancePath:instancePath+"/partners/" + i3+"/category",schemaPath:"#/properties/partners/items/properties/category/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data16.length < 4 && func65(data16) < 2){
const err50 = {instancePath:instancePath+"/partners/" + i3+"/category",schemaPath:"#/properties/partners/items/properties/category/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/partners/" + i3+"/category",schemaPath:"#/properties/partners/items/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data12.about !== undefined && func0.call(data12, "about")){
let data17 = data12.about;
if(typeof data17 === "string"){
if(data17.length > 200 && func65(data17) > 200){
const err52 = {instancePath:instancePath+"/partners/" + i3+"/about",schemaPath:"#/properties/partners/items/properties/about/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data17.length < 20 && func65(data17) < 10){
const err53 = {instancePath:instancePath+"/partners/" + i3+"/about",schemaPath:"#/properties/partners/items/properties/about/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/partners/" + i3+"/about",schemaPath:"#/properties/partners/items/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data12.benefits !== undefined && func0.call(data12, "benefits")){
let data18 = data12.benefits;
if(Array.isArray(data18)){
if(data18.length > 6){
const err55 = {instancePath:instancePath+"/partners/" + i3+"/benefits",schemaPath:"#/properties/partners/items/properties/benefits/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data18.length < 1){
const err56 = {instancePath:instancePath+"/partners/" + i3+"/benefits",schemaPath:"#/properties/partners/items/properties/benefits/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len3 = data18.length;
for(let i4=0; i4<len3; i4++){
let data19 = data18[i4];
if(typeof data19 === "string"){
if(data19.length > 60 && func65(data19) > 60){
const err57 = {instancePath:instancePath+"/partners/" + i3+"/benefits/" + i4,schemaPath:"#/properties/partners/items/properties/benefits/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data19.length < 4 && func65(data19) < 2){
const err58 = {instancePath:instancePath+"/partners/" + i3+"/benefits/" + i4,schemaPath:"#/properties/partners/items/properties/benefits/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/partners/" + i3+"/benefits/" + i4,schemaPath:"#/properties/partners/items/properties/benefits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/partners/" + i3+"/benefits",schemaPath:"#/properties/partners/items/properties/benefits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/partners/" + i3,schemaPath:"#/properties/partners/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/partners",schemaPath:"#/properties/partners/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.link !== undefined && func0.call(data, "link")){
if(!(validate23(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_passage = validate61;
const schema174 = {"title":"Passage","description":"A short text on its own: with a heading or without, with drawings or without.","group":"Words","alsoCalled":["section","note"],"suggestedFor":["words","link"],"dated":true,"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading. Without it the text itself is set large.","type":"string","minLength":2,"maxLength":45,"examples":["Our Team"]},"opening":{"title":"Opening","shownIf":{"drawing":false},"description":"A first paragraph in large letters. For a text without a single drawing.","type":"string","minLength":20,"maxLength":220,"examples":["We want money to arrive where it should, and both sides to understand what happened."]},"text":{"title":"Text","description":"One paragraph of short sentences. It can hold links.","type":"string","format":"markdown","tsType":"RichText","minLength":20,"maxLength":640,"examples":["Account managers, engineers and support people run {brand} together."]},"link":{"$ref":"../parts/link.json"},"drawing":{"$ref":"../parts/drawing.json"},"drawingPlace":{"title":"Place of the drawing","shownIf":{"drawing":true},"description":"beside: right of the words, its lines run off the page. below: under the words on a dark background, as wide as the page; for a drawing of things on one line.","enum":["beside","below"],"default":"beside","examples":["below"]},"scenes":{"title":"Scenes","shownIf":{"drawing":false,"title":true},"description":"Two drawings of places right of the words, the second one a little lower.","type":"array","minItems":2,"maxItems":2,"items":{"$ref":"../parts/drawing.json"},"examples":[[{"name":"sceneShop","alt":"The counter of a shop, with a phone that says Paid."},{"name":"sceneHome","alt":"A lit lamp beside an electricity meter."}]]},"from":{"$ref":"../parts/from.json","internal":true,"state":"on the days that it names"},"until":{"$ref":"../parts/until.json","internal":true,"state":"on the days that it names"}},"required":["text"],"additionalProperties":false,"examples":[{"title":"Our Team","text":"Account managers, engineers and support people run {brand} together.","link":{"text":"Book a demo","href":"/book-a-demo"},"drawing":{"name":"aboutTeam","alt":"Four lines with open stations."}},{"title":"What we are working towards","opening":"We want money to arrive where it should, and both sides to understand what happened.","text":"One platform holds what comes in and sends on what goes out."},{"text":"Kredapay, a fintech in Nigeria, connected its software once.","link":{"text":"Book a demo","href":"/book-a-demo"},"drawing":{"name":"aboutTeam","alt":"Four lines with open stations."}},{"title":"Our Team","text":"Account managers, engineers and support people run {brand} together.","link":{"text":"Book a demo","href":"/book-a-demo"},"drawing":{"name":"aboutDesks","alt":"Three desks on one line."},"drawingPlace":"below"},{"title":"What we are working towards","opening":"We want money to arrive where it should, and both sides to understand what happened.","text":"One platform holds what comes in and sends on what goes out.","scenes":[{"name":"sceneShop","alt":"The counter of a shop, with a phone that says Paid."},{"name":"sceneHome","alt":"A lit lamp beside an electricity meter."}]}]};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema174.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.opening !== undefined && func0.call(data, "opening")){
let data3 = data.opening;
if(typeof data3 === "string"){
if(data3.length > 220 && func65(data3) > 220){
const err10 = {instancePath:instancePath+"/opening",schemaPath:"#/properties/opening/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 40 && func65(data3) < 20){
const err11 = {instancePath:instancePath+"/opening",schemaPath:"#/properties/opening/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/opening",schemaPath:"#/properties/opening/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data4 = data.text;
if(typeof data4 === "string"){
if(data4.length > 640 && func65(data4) > 640){
const err13 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 640},message:"must NOT have more than 640 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 40 && func65(data4) < 20){
const err14 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.link !== undefined && func0.call(data, "link")){
if(!(validate23(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.drawing !== undefined && func0.call(data, "drawing")){
let data6 = data.drawing;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.name === undefined) || (!(func0.call(data6, "name")))){
const err16 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data6.alt === undefined) || (!(func0.call(data6, "alt")))){
const err17 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 of Object.keys(data6)){
if(!((key1 === "name") || (key1 === "alt"))){
const err18 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.name !== undefined && func0.call(data6, "name")){
let data7 = data6.name;
if(typeof data7 === "string"){
if(data7.length > 60 && func65(data7) > 60){
const err19 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.length < 2 && func65(data7) < 1){
const err20 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.alt !== undefined && func0.call(data6, "alt")){
let data8 = data6.alt;
if(typeof data8 === "string"){
if(data8.length > 200 && func65(data8) > 200){
const err22 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.length < 20 && func65(data8) < 10){
const err23 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.drawingPlace !== undefined && func0.call(data, "drawingPlace")){
let data9 = data.drawingPlace;
if(!((data9 === "beside") || (data9 === "below"))){
const err26 = {instancePath:instancePath+"/drawingPlace",schemaPath:"#/properties/drawingPlace/enum",keyword:"enum",params:{allowedValues: schema174.properties.drawingPlace.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.scenes !== undefined && func0.call(data, "scenes")){
let data10 = data.scenes;
if(Array.isArray(data10)){
if(data10.length > 2){
const err27 = {instancePath:instancePath+"/scenes",schemaPath:"#/properties/scenes/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10.length < 2){
const err28 = {instancePath:instancePath+"/scenes",schemaPath:"#/properties/scenes/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.name === undefined) || (!(func0.call(data11, "name")))){
const err29 = {instancePath:instancePath+"/scenes/" + i0,schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((data11.alt === undefined) || (!(func0.call(data11, "alt")))){
const err30 = {instancePath:instancePath+"/scenes/" + i0,schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key2 of Object.keys(data11)){
if(!((key2 === "name") || (key2 === "alt"))){
const err31 = {instancePath:instancePath+"/scenes/" + i0,schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.name !== undefined && func0.call(data11, "name")){
let data12 = data11.name;
if(typeof data12 === "string"){
if(data12.length > 60 && func65(data12) > 60){
const err32 = {instancePath:instancePath+"/scenes/" + i0+"/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data12.length < 2 && func65(data12) < 1){
const err33 = {instancePath:instancePath+"/scenes/" + i0+"/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/scenes/" + i0+"/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data11.alt !== undefined && func0.call(data11, "alt")){
let data13 = data11.alt;
if(typeof data13 === "string"){
if(data13.length > 200 && func65(data13) > 200){
const err35 = {instancePath:instancePath+"/scenes/" + i0+"/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13.length < 20 && func65(data13) < 10){
const err36 = {instancePath:instancePath+"/scenes/" + i0+"/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/scenes/" + i0+"/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/scenes/" + i0,schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/scenes",schemaPath:"#/properties/scenes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
let data14 = data.from;
if(typeof data14 === "string"){
if(data14.length > 10 && func65(data14) > 10){
const err40 = {instancePath:instancePath+"/from",schemaPath:"../parts/from.json/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/from",schemaPath:"../parts/from.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.until !== undefined && func0.call(data, "until")){
let data15 = data.until;
if(typeof data15 === "string"){
if(data15.length > 10 && func65(data15) > 10){
const err42 = {instancePath:instancePath+"/until",schemaPath:"../parts/until.json/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/until",schemaPath:"../parts/until.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_picture = validate63;
const schema180 = {"title":"Picture","description":"One picture from pages/_media in the page's column, with a heading and a caption or without.","group":"Pictures","alsoCalled":["image","photo"],"suggestedFor":["picture"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the picture.","type":"string","minLength":2,"maxLength":45,"examples":["Where the lines meet"]},"picture":{"$ref":"../parts/picture.json"},"caption":{"title":"Caption","description":"One or two short sentences below the picture.","type":"string","minLength":2,"maxLength":200,"examples":["Every product of {brand} starts from the same rail."]},"width":{"title":"Width","state":"with a picture that is not higher than wide","description":"wide: as wide as the page's column. narrow: as wide as running text. A picture that is higher than wide is narrower still.","enum":["wide","narrow"],"default":"wide","examples":["wide"]}},"required":["picture"],"additionalProperties":false,"examples":[{"title":"Where the lines meet","picture":{"src":"junction.jpg","alt":"Four coloured lines meet at one station and part again, each to a station of its own."},"caption":"Every product of {brand} starts from the same rail."},{"picture":{"src":"junction.jpg","alt":"Four coloured lines meet at one station and part again, each to a station of its own."},"caption":"One rail, four lines.","width":"narrow"},{"title":"One line, and where it stops","picture":{"src":"platform.jpg","decorative":true},"width":"narrow"}]};
const schema182 = {"title":"Picture","description":"A picture from the folder pages/_media, and the sentence that replaces it where it cannot be seen.","type":"object","tsType":"MediaPicture","properties":{"src":{"title":"File","description":"The name of a JPEG, PNG or WebP file in pages/_media, with its ending. A folder is written before it: people/team.jpg.","type":"string","format":"media","minLength":5,"maxLength":120,"examples":["junction.jpg"]},"alt":{"title":"Alternative text","description":"One sentence that says what the picture shows, for people who cannot see it. Every picture needs it, unless it is decorative.","type":"string","minLength":10,"maxLength":200,"examples":["Four coloured lines meet at one station and part again, each to a station of its own."]},"decorative":{"title":"Decorative","description":"true: the picture says nothing that the words beside it do not say, so it is not read out. It then has no alternative text.","type":"boolean","examples":[true]}},"required":["src"],"additionalProperties":false,"examples":[{"src":"junction.jpg","alt":"Four coloured lines meet at one station and part again, each to a station of its own."},{"src":"platform.jpg","decorative":true}]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.picture === undefined) || (!(func0.call(data, "picture")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "picture"},message:"must have required property '"+"picture"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "picture")) || (key0 === "caption")) || (key0 === "width"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.picture !== undefined && func0.call(data, "picture")){
let data3 = data.picture;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.src === undefined) || (!(func0.call(data3, "src")))){
const err10 = {instancePath:instancePath+"/picture",schemaPath:"../parts/picture.json/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 of Object.keys(data3)){
if(!(((key1 === "src") || (key1 === "alt")) || (key1 === "decorative"))){
const err11 = {instancePath:instancePath+"/picture",schemaPath:"../parts/picture.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.src !== undefined && func0.call(data3, "src")){
let data4 = data3.src;
if(typeof data4 === "string"){
if(data4.length > 120 && func65(data4) > 120){
const err12 = {instancePath:instancePath+"/picture/src",schemaPath:"../parts/picture.json/properties/src/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 10 && func65(data4) < 5){
const err13 = {instancePath:instancePath+"/picture/src",schemaPath:"../parts/picture.json/properties/src/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/picture/src",schemaPath:"../parts/picture.json/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.alt !== undefined && func0.call(data3, "alt")){
let data5 = data3.alt;
if(typeof data5 === "string"){
if(data5.length > 200 && func65(data5) > 200){
const err15 = {instancePath:instancePath+"/picture/alt",schemaPath:"../parts/picture.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.length < 20 && func65(data5) < 10){
const err16 = {instancePath:instancePath+"/picture/alt",schemaPath:"../parts/picture.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/picture/alt",schemaPath:"../parts/picture.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.decorative !== undefined && func0.call(data3, "decorative")){
if(typeof data3.decorative !== "boolean"){
const err18 = {instancePath:instancePath+"/picture/decorative",schemaPath:"../parts/picture.json/properties/decorative/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/picture",schemaPath:"../parts/picture.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.caption !== undefined && func0.call(data, "caption")){
let data7 = data.caption;
if(typeof data7 === "string"){
if(data7.length > 200 && func65(data7) > 200){
const err20 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.length < 4 && func65(data7) < 2){
const err21 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.width !== undefined && func0.call(data, "width")){
let data8 = data.width;
if(!((data8 === "wide") || (data8 === "narrow"))){
const err23 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/enum",keyword:"enum",params:{allowedValues: schema180.properties.width.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_placeholder = validate64;
const schema183 = {"title":"Placeholder","description":"The only block of a page that is not open yet: its word over the whole width, and under it one line as thick as its letters.","group":"At the head of a page","alsoCalled":["comingSoon","underConstruction"],"mainTitle":"title","headingLevels":{"second":2},"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Word","description":"The main title of the page, and all that it says.","type":"string","minLength":2,"maxLength":30,"examples":["Individuals"]},"line":{"$ref":"../parts/line.json"},"symbol":{"title":"Symbol","description":"What the line under the word does: station ends at one, fan parts into three, card passes through a card that is still white, braces are those of code.","enum":["station","fan","card","braces"],"default":"station","examples":["fan"]},"second":{"$ref":"../parts/link.json"}},"required":["title"],"additionalProperties":false,"examples":[{"title":"Individuals","line":"lagoon"},{"title":"Companies","symbol":"fan"},{"title":"WhiteLabel","line":"clay","symbol":"card"},{"title":"For Developers","line":"sky","symbol":"braces","second":{"text":"API Documentation","href":"/book-a-demo"}}]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "line")) || (key0 === "symbol")) || (key0 === "second"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 30 && func65(data2) > 30){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data3 = data.line;
if(!((((data3 === "lagoon") || (data3 === "clay")) || (data3 === "sun")) || (data3 === "sky"))){
const err10 = {instancePath:instancePath+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data4 = data.symbol;
if(!((((data4 === "station") || (data4 === "fan")) || (data4 === "card")) || (data4 === "braces"))){
const err11 = {instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/enum",keyword:"enum",params:{allowedValues: schema183.properties.symbol.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.second !== undefined && func0.call(data, "second")){
if(!(validate23(data.second, {instancePath:instancePath+"/second",parentData:data,parentDataProperty:"second",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_richText = validate66;
const schema186 = {"title":"Text","description":"Running text with headings, lists and links, for legal pages and other long reading.","group":"Words","alsoCalled":["text","markdown","paragraph","paragraphs","prose","article","html","content","wysiwyg","body"],"suggestedFor":["link","table"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"text":{"title":"Text","description":"The text. An empty line starts a paragraph, ## a heading, - a list; **bold**, *italic*, [link text](/address).","type":"string","format":"markdown","headings":[2,3],"tsType":"RichText","minLength":20,"maxLength":40000,"examples":["## What we check\n\nWe may ask for **identity documents**. Questions? Write to [{email}](mailto:{email})."]},"contents":{"title":"List of contents","shownIf":{"text":"##"},"description":"true shows a list of the headings beside the text.","type":"boolean","default":false,"examples":[true]},"numbered":{"title":"Numbered headings","shownIf":{"text":"##"},"description":"true puts a number before each large heading (##), in the text and in the list of contents.","type":"boolean","default":false,"examples":[true]},"revised":{"title":"Date line","description":"One line above the text that says when it was changed last.","legal":true,"type":"string","minLength":4,"maxLength":60,"examples":["Last revised: December 2024"]},"tables":{"title":"Tables","description":"Tables, each of which is shown at the end of the part under a heading of the text.","type":"array","minItems":1,"maxItems":6,"items":{"title":"Table","description":"A table, and the heading under which it is shown.","type":"object","properties":{"under":{"title":"Under which heading","description":"The heading under which the table is shown: # and the words of the heading in small letters, with hyphens.","type":"string","format":"link","pattern":"^#","patternWords":"Begin with #.","minLength":2,"maxLength":100,"examples":["#what-we-check"]},"caption":{"title":"Caption","description":"A few words above the table that say what it shows.","type":"string","minLength":4,"maxLength":90,"examples":["What we may ask for"]},"columns":{"title":"Columns","description":"The words at the head of each column, from left to right.","type":"array","minItems":2,"maxItems":4,"items":{"title":"Column","description":"One or two words.","type":"string","minLength":2,"maxLength":40,"examples":["Who"]},"examples":[["Who","Document"]]},"rows":{"title":"Rows","description":"The rows, from top to bottom. Each is a list with as many texts as there are columns; the first one names the row.","type":"array","minItems":1,"maxItems":20,"items":{"title":"Row","description":"The texts of one row, from left to right.","type":"array","minItems":2,"maxItems":4,"items":{"title":"Cell","description":"A few words, or one short sentence.","type":"string","minLength":1,"maxLength":160,"examples":["Identity documents"]},"examples":[["You","Identity documents"]]},"examples":[[["You","Identity documents"]]]}},"required":["under","caption","columns","rows"],"additionalProperties":false,"examples":[{"under":"#what-we-check","caption":"What we may ask for","columns":["Who","Document"],"rows":[["You","Identity documents"]]}]},"examples":[[{"under":"#what-we-check","caption":"What we may ask for","columns":["Who","Document"],"rows":[["You","Identity documents"]]}]]}},"required":["text"],"additionalProperties":false,"examples":[{"text":"## What we check\n\nWe may ask for **identity documents** or *company documents*. Questions? Write to [{email}](mailto:{email}).\n\n### Limits\n\n- Set a limit for each card\n- Let a second person approve\n\n1. Tell us\n2. Keep the reference\n\n## What we do not do\n\nWe are not a bank.","contents":true,"numbered":true,"revised":"Last revised: December 2024","tables":[{"under":"#what-we-check","caption":"What we may ask for","columns":["Who","Document"],"rows":[["You","Identity documents"],["Your company","Company documents"]]},{"under":"#limits","caption":"Who may do what with a payment","columns":["Person","Prepare it","Approve it","See it"],"rows":[["Accountant","Yes","No","Yes"],["Manager","Yes","Yes","Yes"]]}]},{"text":"One short paragraph stands alone, without a heading above it."}]};
const pattern50 = new RegExp("^#", "u");

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.text === undefined) || (!(func0.call(data, "text")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "text")) || (key0 === "contents")) || (key0 === "numbered")) || (key0 === "revised")) || (key0 === "tables"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data2 = data.text;
if(typeof data2 === "string"){
if(data2.length > 40000 && func65(data2) > 40000){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 40000},message:"must NOT have more than 40000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 40 && func65(data2) < 20){
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.contents !== undefined && func0.call(data, "contents")){
if(typeof data.contents !== "boolean"){
const err10 = {instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.numbered !== undefined && func0.call(data, "numbered")){
if(typeof data.numbered !== "boolean"){
const err11 = {instancePath:instancePath+"/numbered",schemaPath:"#/properties/numbered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.revised !== undefined && func0.call(data, "revised")){
let data5 = data.revised;
if(typeof data5 === "string"){
if(data5.length > 60 && func65(data5) > 60){
const err12 = {instancePath:instancePath+"/revised",schemaPath:"#/properties/revised/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.length < 8 && func65(data5) < 4){
const err13 = {instancePath:instancePath+"/revised",schemaPath:"#/properties/revised/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/revised",schemaPath:"#/properties/revised/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.tables !== undefined && func0.call(data, "tables")){
let data6 = data.tables;
if(Array.isArray(data6)){
if(data6.length > 6){
const err15 = {instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.under === undefined) || (!(func0.call(data7, "under")))){
const err17 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"#/properties/tables/items/required",keyword:"required",params:{missingProperty: "under"},message:"must have required property '"+"under"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data7.caption === undefined) || (!(func0.call(data7, "caption")))){
const err18 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"#/properties/tables/items/required",keyword:"required",params:{missingProperty: "caption"},message:"must have required property '"+"caption"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data7.columns === undefined) || (!(func0.call(data7, "columns")))){
const err19 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"#/properties/tables/items/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data7.rows === undefined) || (!(func0.call(data7, "rows")))){
const err20 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"#/properties/tables/items/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 of Object.keys(data7)){
if(!((((key1 === "under") || (key1 === "caption")) || (key1 === "columns")) || (key1 === "rows"))){
const err21 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"#/properties/tables/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.under !== undefined && func0.call(data7, "under")){
let data8 = data7.under;
if(typeof data8 === "string"){
if(data8.length > 100 && func65(data8) > 100){
const err22 = {instancePath:instancePath+"/tables/" + i0+"/under",schemaPath:"#/properties/tables/items/properties/under/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.length < 4 && func65(data8) < 2){
const err23 = {instancePath:instancePath+"/tables/" + i0+"/under",schemaPath:"#/properties/tables/items/properties/under/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern50.test(data8)){
const err24 = {instancePath:instancePath+"/tables/" + i0+"/under",schemaPath:"#/properties/tables/items/properties/under/pattern",keyword:"pattern",params:{pattern: "^#"},message:"must match pattern \""+"^#"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/tables/" + i0+"/under",schemaPath:"#/properties/tables/items/properties/under/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.caption !== undefined && func0.call(data7, "caption")){
let data9 = data7.caption;
if(typeof data9 === "string"){
if(data9.length > 90 && func65(data9) > 90){
const err26 = {instancePath:instancePath+"/tables/" + i0+"/caption",schemaPath:"#/properties/tables/items/properties/caption/maxLength",keyword:"maxLength",params:{limit: 90},message:"must NOT have more than 90 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.length < 8 && func65(data9) < 4){
const err27 = {instancePath:instancePath+"/tables/" + i0+"/caption",schemaPath:"#/properties/tables/items/properties/caption/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/tables/" + i0+"/caption",schemaPath:"#/properties/tables/items/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.columns !== undefined && func0.call(data7, "columns")){
let data10 = data7.columns;
if(Array.isArray(data10)){
if(data10.length > 4){
const err29 = {instancePath:instancePath+"/tables/" + i0+"/columns",schemaPath:"#/properties/tables/items/properties/columns/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.length < 2){
const err30 = {instancePath:instancePath+"/tables/" + i0+"/columns",schemaPath:"#/properties/tables/items/properties/columns/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(data11.length > 40 && func65(data11) > 40){
const err31 = {instancePath:instancePath+"/tables/" + i0+"/columns/" + i1,schemaPath:"#/properties/tables/items/properties/columns/items/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.length < 4 && func65(data11) < 2){
const err32 = {instancePath:instancePath+"/tables/" + i0+"/columns/" + i1,schemaPath:"#/properties/tables/items/properties/columns/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/tables/" + i0+"/columns/" + i1,schemaPath:"#/properties/tables/items/properties/columns/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/tables/" + i0+"/columns",schemaPath:"#/properties/tables/items/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data7.rows !== undefined && func0.call(data7, "rows")){
let data12 = data7.rows;
if(Array.isArray(data12)){
if(data12.length > 20){
const err35 = {instancePath:instancePath+"/tables/" + i0+"/rows",schemaPath:"#/properties/tables/items/properties/rows/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.length < 1){
const err36 = {instancePath:instancePath+"/tables/" + i0+"/rows",schemaPath:"#/properties/tables/items/properties/rows/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(Array.isArray(data13)){
if(data13.length > 4){
const err37 = {instancePath:instancePath+"/tables/" + i0+"/rows/" + i2,schemaPath:"#/properties/tables/items/properties/rows/items/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.length < 2){
const err38 = {instancePath:instancePath+"/tables/" + i0+"/rows/" + i2,schemaPath:"#/properties/tables/items/properties/rows/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(typeof data14 === "string"){
if(data14.length > 160 && func65(data14) > 160){
const err39 = {instancePath:instancePath+"/tables/" + i0+"/rows/" + i2+"/" + i3,schemaPath:"#/properties/tables/items/properties/rows/items/items/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14.length < 2 && func65(data14) < 1){
const err40 = {instancePath:instancePath+"/tables/" + i0+"/rows/" + i2+"/" + i3,schemaPath:"#/properties/tables/items/properties/rows/items/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/tables/" + i0+"/rows/" + i2+"/" + i3,schemaPath:"#/properties/tables/items/properties/rows/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/tables/" + i0+"/rows/" + i2,schemaPath:"#/properties/tables/items/properties/rows/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/tables/" + i0+"/rows",schemaPath:"#/properties/tables/items/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/tables/" + i0,schemaPath:"#/properties/tables/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_rows = validate67;
const schema188 = {"title":"Rows","description":"A list of things under each other as rows between thin lines: a name on the left, what it is on the right.","group":"Words","alsoCalled":["table","priceTable","pricing","prices","definitionList","specs"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the rows.","type":"string","minLength":2,"maxLength":45,"examples":["Everything that we offer, in one list"]},"lead":{"title":"Lead","description":"One or two sentences under the heading. They can hold links.","type":"string","format":"markdown","tsType":"RichText","minLength":20,"maxLength":260,"examples":["Are you looking for an answer? [Read the FAQs](/faqs)."]},"background":{"title":"Background","description":"The background colour of the rows.","enum":["paper","ink"],"default":"paper","examples":["ink"]},"titlePlace":{"title":"Place of the heading","description":"above: over the rows, a name on the left and its text on the right. beside: left of the rows, each with its text under the name.","enum":["above","beside"],"default":"above","examples":["beside"]},"items":{"title":"Rows","description":"Two to eight rows.","type":"array","minItems":2,"maxItems":8,"items":{"title":"Row","description":"One row.","type":"object","properties":{"title":{"title":"Name","description":"What the row is about.","type":"string","minLength":2,"maxLength":38,"examples":["Virtual accounts"]},"line":{"$ref":"../parts/line.json"},"text":{"title":"Text","description":"One or two short sentences.","type":"string","minLength":10,"maxLength":150,"examples":["An account number for one customer only. It tells you who has paid."]},"link":{"$ref":"../parts/link.json"},"parts":{"title":"Parts","description":"What belongs to it, each with its own explanation.","type":"array","minItems":1,"maxItems":4,"items":{"title":"Part","description":"One part and what it is.","type":"object","properties":{"title":{"title":"Name","description":"The name of the part.","type":"string","minLength":2,"maxLength":38,"examples":["Book transfer"]},"text":{"title":"Text","description":"One short sentence.","type":"string","minLength":10,"maxLength":130,"examples":["A transfer between two accounts inside {brand}."]}},"required":["title","text"],"additionalProperties":false,"examples":[{"title":"Book transfer","text":"A transfer between two accounts inside {brand}."}]},"examples":[[{"title":"Book transfer","text":"A transfer between two accounts inside {brand}."}]]}},"required":["title","text"],"additionalProperties":false,"examples":[{"title":"Virtual accounts","line":"lagoon","text":"An account number for one customer only. It tells you who has paid."}]},"examples":[[{"title":"Collections","line":"lagoon","text":"Your customers pay you by link or transfer."},{"title":"Payouts","line":"sun","text":"You pay one person or a whole list."}]]}},"required":["title","items"],"additionalProperties":false,"examples":[{"title":"Everything that we offer, in one list","lead":"Are you looking for an answer? [Read the FAQs](/faqs).","items":[{"title":"Virtual accounts","line":"lagoon","text":"An account number for one customer only. It tells you who has paid."},{"title":"Card issuing","line":"clay","text":"Virtual debit cards in dollars and naira, for your team or your customers.","link":{"text":"See card issuing","href":"/card-issuing"}},{"title":"Transfers API","line":"sun","text":"Send money from your wallets.","parts":[{"title":"NIP transfer","text":"To an account at another bank in Nigeria, over the national system."},{"title":"Book transfer","text":"From one {brand} account to another."}]}]},{"title":"What makes us different","background":"ink","items":[{"title":"No hidden fees","text":"The fee is shown before you confirm. Taxes come on top."},{"title":"A single API integration","text":"You connect your software once and use all services.","link":{"text":"See the API","href":"/api-documentation"}}]},{"title":"What makes us different","titlePlace":"beside","items":[{"title":"No hidden fees","line":"sun","text":"The fee is shown before you confirm. Taxes come on top."},{"title":"A single API integration","text":"You connect your software once and use all services.","link":{"text":"See the API","href":"/api-documentation"}}]}]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "lead")) || (key0 === "background")) || (key0 === "titlePlace")) || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern16.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data3 = data.lead;
if(typeof data3 === "string"){
if(data3.length > 260 && func65(data3) > 260){
const err11 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 260},message:"must NOT have more than 260 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 40 && func65(data3) < 20){
const err12 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.background !== undefined && func0.call(data, "background")){
let data4 = data.background;
if(!((data4 === "paper") || (data4 === "ink"))){
const err14 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues: schema188.properties.background.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.titlePlace !== undefined && func0.call(data, "titlePlace")){
let data5 = data.titlePlace;
if(!((data5 === "above") || (data5 === "beside"))){
const err15 = {instancePath:instancePath+"/titlePlace",schemaPath:"#/properties/titlePlace/enum",keyword:"enum",params:{allowedValues: schema188.properties.titlePlace.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data6 = data.items;
if(Array.isArray(data6)){
if(data6.length > 8){
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.length < 2){
const err17 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.title === undefined) || (!(func0.call(data7, "title")))){
const err18 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data7.text === undefined) || (!(func0.call(data7, "text")))){
const err19 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 of Object.keys(data7)){
if(!(((((key1 === "title") || (key1 === "line")) || (key1 === "text")) || (key1 === "link")) || (key1 === "parts"))){
const err20 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.title !== undefined && func0.call(data7, "title")){
let data8 = data7.title;
if(typeof data8 === "string"){
if(data8.length > 38 && func65(data8) > 38){
const err21 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.length < 4 && func65(data8) < 2){
const err22 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.line !== undefined && func0.call(data7, "line")){
let data9 = data7.line;
if(!((((data9 === "lagoon") || (data9 === "clay")) || (data9 === "sun")) || (data9 === "sky"))){
const err24 = {instancePath:instancePath+"/items/" + i0+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.text !== undefined && func0.call(data7, "text")){
let data10 = data7.text;
if(typeof data10 === "string"){
if(data10.length > 150 && func65(data10) > 150){
const err25 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 150},message:"must NOT have more than 150 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.length < 20 && func65(data10) < 10){
const err26 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.link !== undefined && func0.call(data7, "link")){
if(!(validate23(data7.link, {instancePath:instancePath+"/items/" + i0+"/link",parentData:data7,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data7.parts !== undefined && func0.call(data7, "parts")){
let data12 = data7.parts;
if(Array.isArray(data12)){
if(data12.length > 4){
const err28 = {instancePath:instancePath+"/items/" + i0+"/parts",schemaPath:"#/properties/items/items/properties/parts/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.length < 1){
const err29 = {instancePath:instancePath+"/items/" + i0+"/parts",schemaPath:"#/properties/items/items/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.title === undefined) || (!(func0.call(data13, "title")))){
const err30 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1,schemaPath:"#/properties/items/items/properties/parts/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data13.text === undefined) || (!(func0.call(data13, "text")))){
const err31 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1,schemaPath:"#/properties/items/items/properties/parts/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 of Object.keys(data13)){
if(!((key2 === "title") || (key2 === "text"))){
const err32 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1,schemaPath:"#/properties/items/items/properties/parts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data13.title !== undefined && func0.call(data13, "title")){
let data14 = data13.title;
if(typeof data14 === "string"){
if(data14.length > 38 && func65(data14) > 38){
const err33 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/title",schemaPath:"#/properties/items/items/properties/parts/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14.length < 4 && func65(data14) < 2){
const err34 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/title",schemaPath:"#/properties/items/items/properties/parts/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/title",schemaPath:"#/properties/items/items/properties/parts/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.text !== undefined && func0.call(data13, "text")){
let data15 = data13.text;
if(typeof data15 === "string"){
if(data15.length > 130 && func65(data15) > 130){
const err36 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/text",schemaPath:"#/properties/items/items/properties/parts/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 130},message:"must NOT have more than 130 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15.length < 20 && func65(data15) < 10){
const err37 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/text",schemaPath:"#/properties/items/items/properties/parts/items/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/text",schemaPath:"#/properties/items/items/properties/parts/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1,schemaPath:"#/properties/items/items/properties/parts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/items/" + i0+"/parts",schemaPath:"#/properties/items/items/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_search = validate69;
const schema191 = {"title":"Search of the questions","description":"A button that opens a search over the questions of the same page. It comes between the hero and the questions.","group":"Questions and forms","alsoCalled":["searchBox","searchBar"],"needs":"faq","type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"button":{"title":"Button","description":"What the button says. It is also the name of the search.","type":"string","minLength":2,"maxLength":30,"default":"Search questions","examples":["Search questions"]},"hint":{"title":"Hint","description":"What the empty field says.","type":"string","minLength":2,"maxLength":40,"default":"Type a word, such as fees","examples":["Type a word"]},"none":{"title":"No result","description":"What is shown there when no question fits.","type":"string","minLength":5,"maxLength":60,"default":"No results found.","examples":["No results found."]},"found":{"title":"Number of results","state":"while somebody searches","description":"What a screen reader says before the number of questions that fit.","type":"string","minLength":2,"maxLength":40,"default":"Questions found:","examples":["Questions found:"]},"move":{"title":"Key: move","description":"What the arrow keys do.","type":"string","minLength":2,"maxLength":20,"default":"Move","examples":["Move"]},"open":{"title":"Key: open","description":"What the Enter key does.","type":"string","minLength":2,"maxLength":20,"default":"Open","examples":["Open"]},"close":{"title":"Close","description":"What the close button and the Escape key do.","type":"string","minLength":2,"maxLength":20,"default":"Close","examples":["Close"]}},"required":[],"additionalProperties":false,"examples":[{"button":"Search questions","hint":"Type a word"},{}]};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema191.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err2 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern16.test(data1)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.button !== undefined && func0.call(data, "button")){
let data2 = data.button;
if(typeof data2 === "string"){
if(data2.length > 30 && func65(data2) > 30){
const err6 = {instancePath:instancePath+"/button",schemaPath:"#/properties/button/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err7 = {instancePath:instancePath+"/button",schemaPath:"#/properties/button/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/button",schemaPath:"#/properties/button/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hint !== undefined && func0.call(data, "hint")){
let data3 = data.hint;
if(typeof data3 === "string"){
if(data3.length > 40 && func65(data3) > 40){
const err9 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 4 && func65(data3) < 2){
const err10 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.none !== undefined && func0.call(data, "none")){
let data4 = data.none;
if(typeof data4 === "string"){
if(data4.length > 60 && func65(data4) > 60){
const err12 = {instancePath:instancePath+"/none",schemaPath:"#/properties/none/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 10 && func65(data4) < 5){
const err13 = {instancePath:instancePath+"/none",schemaPath:"#/properties/none/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/none",schemaPath:"#/properties/none/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.found !== undefined && func0.call(data, "found")){
let data5 = data.found;
if(typeof data5 === "string"){
if(data5.length > 40 && func65(data5) > 40){
const err15 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.length < 4 && func65(data5) < 2){
const err16 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.move !== undefined && func0.call(data, "move")){
let data6 = data.move;
if(typeof data6 === "string"){
if(data6.length > 20 && func65(data6) > 20){
const err18 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.length < 4 && func65(data6) < 2){
const err19 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/move",schemaPath:"#/properties/move/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.open !== undefined && func0.call(data, "open")){
let data7 = data.open;
if(typeof data7 === "string"){
if(data7.length > 20 && func65(data7) > 20){
const err21 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.length < 4 && func65(data7) < 2){
const err22 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.close !== undefined && func0.call(data, "close")){
let data8 = data.close;
if(typeof data8 === "string"){
if(data8.length > 20 && func65(data8) > 20){
const err24 = {instancePath:instancePath+"/close",schemaPath:"#/properties/close/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.length < 4 && func65(data8) < 2){
const err25 = {instancePath:instancePath+"/close",schemaPath:"#/properties/close/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/close",schemaPath:"#/properties/close/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_split = validate70;
const schema193 = {"title":"Words beside a drawing","description":"A section in two halves: words on the left, a drawing on the right. On a narrow screen the drawing follows the words.","group":"Products and reasons","alsoCalled":["mediaText","imageText","textImage","twoColumns","columns","media","image"],"suggestedFor":["drawing"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"background":{"title":"Background","description":"The background colour of the section: white, light grey, dark, or the pale colour of its line.","enum":["paper","mist","ink","tint"],"default":"paper","examples":["ink"]},"line":{"$ref":"../parts/line.json"},"title":{"title":"Title","description":"The heading of the section.","type":"string","minLength":2,"maxLength":45,"examples":["Find the line that needs you"]},"text":{"title":"Text","description":"Up to three short sentences under the heading.","type":"string","minLength":20,"maxLength":280,"examples":["Each line has its own status. A line that did not go through shows as failed."]},"points":{"title":"Points","description":"Up to four short facts, each with a tick before it.","type":"array","minItems":1,"maxItems":4,"items":{"title":"Point","description":"One fact, without a full stop.","noFullStop":true,"type":"string","minLength":2,"maxLength":60,"examples":["The status of every single line"]},"examples":[["The status of every single line","An account manager who knows you"]]},"items":{"title":"Rows","description":"Two to six short texts, each with a title of its own.","type":"array","minItems":2,"maxItems":6,"items":{"title":"Row","description":"A title and a sentence.","type":"object","properties":{"title":{"title":"Title","description":"The title of the row.","type":"string","minLength":2,"maxLength":38,"examples":["Global Coverage"]},"text":{"title":"Text","description":"One or two short sentences.","type":"string","minLength":10,"maxLength":130,"examples":["Card brands that shops in many countries take."]}},"required":["title","text"],"additionalProperties":false,"examples":[{"title":"Global Coverage","text":"Card brands that shops in many countries take."}]},"examples":[[{"title":"100% Whitelabel","text":"Your name and your design."},{"title":"Global Coverage","text":"Card brands that shops in many countries take."}]]},"link":{"$ref":"../parts/link.json"},"drawing":{"$ref":"../parts/drawing.json"},"art":{"title":"How the drawing meets the section","shownIf":{"drawing":true},"description":"plain: it stays in its half. through: its line comes in at the upper edge of the section and leaves at the lower one. junction: its line comes in at the upper edge, parts, and leaves at the right edge of the page. The last two are for drawings that are made for it.","enum":["plain","through","junction"],"default":"plain","examples":["through"]}},"required":["title"],"additionalProperties":false,"examples":[{"background":"ink","line":"sun","title":"Find the line that needs you","text":"Each line has its own status. A line that did not go through shows as failed.","points":["The status of every single line","An account manager who knows you"],"drawing":{"name":"payoutReturned","alt":"One payout of the list fails at its third station and is sent again as a single payment."},"art":"through"},{"background":"ink","line":"clay","title":"Complete Card Solutions","items":[{"title":"100% Whitelabel","text":"Your name and your design."},{"title":"Global Coverage","text":"Card brands that shops in many countries take."}],"link":{"text":"Book a demo","href":"/book-a-demo"},"drawing":{"name":"cardNetworks","alt":"Three lines leave one interchange for three cards: Mastercard, Visa and Verve."},"art":"junction"}]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema193.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.background !== undefined && func0.call(data, "background")){
let data2 = data.background;
if(!((((data2 === "paper") || (data2 === "mist")) || (data2 === "ink")) || (data2 === "tint"))){
const err7 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues: schema193.properties.background.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data3 = data.line;
if(!((((data3 === "lagoon") || (data3 === "clay")) || (data3 === "sun")) || (data3 === "sky"))){
const err8 = {instancePath:instancePath+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data4 = data.title;
if(typeof data4 === "string"){
if(data4.length > 45 && func65(data4) > 45){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.length < 4 && func65(data4) < 2){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data5 = data.text;
if(typeof data5 === "string"){
if(data5.length > 280 && func65(data5) > 280){
const err12 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.length < 40 && func65(data5) < 20){
const err13 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.points !== undefined && func0.call(data, "points")){
let data6 = data.points;
if(Array.isArray(data6)){
if(data6.length > 4){
const err15 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(data7.length > 60 && func65(data7) > 60){
const err17 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.length < 4 && func65(data7) < 2){
const err18 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data8 = data.items;
if(Array.isArray(data8)){
if(data8.length > 6){
const err21 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.length < 2){
const err22 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.title === undefined) || (!(func0.call(data9, "title")))){
const err23 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data9.text === undefined) || (!(func0.call(data9, "text")))){
const err24 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key1 of Object.keys(data9)){
if(!((key1 === "title") || (key1 === "text"))){
const err25 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.title !== undefined && func0.call(data9, "title")){
let data10 = data9.title;
if(typeof data10 === "string"){
if(data10.length > 38 && func65(data10) > 38){
const err26 = {instancePath:instancePath+"/items/" + i1+"/title",schemaPath:"#/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10.length < 4 && func65(data10) < 2){
const err27 = {instancePath:instancePath+"/items/" + i1+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/items/" + i1+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.text !== undefined && func0.call(data9, "text")){
let data11 = data9.text;
if(typeof data11 === "string"){
if(data11.length > 130 && func65(data11) > 130){
const err29 = {instancePath:instancePath+"/items/" + i1+"/text",schemaPath:"#/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 130},message:"must NOT have more than 130 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11.length < 20 && func65(data11) < 10){
const err30 = {instancePath:instancePath+"/items/" + i1+"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/items/" + i1+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.link !== undefined && func0.call(data, "link")){
if(!(validate23(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.drawing !== undefined && func0.call(data, "drawing")){
let data13 = data.drawing;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.name === undefined) || (!(func0.call(data13, "name")))){
const err34 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((data13.alt === undefined) || (!(func0.call(data13, "alt")))){
const err35 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key2 of Object.keys(data13)){
if(!((key2 === "name") || (key2 === "alt"))){
const err36 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.name !== undefined && func0.call(data13, "name")){
let data14 = data13.name;
if(typeof data14 === "string"){
if(data14.length > 60 && func65(data14) > 60){
const err37 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.length < 2 && func65(data14) < 1){
const err38 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data13.alt !== undefined && func0.call(data13, "alt")){
let data15 = data13.alt;
if(typeof data15 === "string"){
if(data15.length > 200 && func65(data15) > 200){
const err40 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15.length < 20 && func65(data15) < 10){
const err41 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.art !== undefined && func0.call(data, "art")){
let data16 = data.art;
if(!(((data16 === "plain") || (data16 === "through")) || (data16 === "junction"))){
const err44 = {instancePath:instancePath+"/art",schemaPath:"#/properties/art/enum",keyword:"enum",params:{allowedValues: schema193.properties.art.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_stats = validate72;
const schema197 = {"title":"Figures","description":"Two to four figures. They count up when they come into view.","group":"Products and reasons","alsoCalled":["numbers","statistics","metrics","figures","counters","kpis","statistic","number","counter"],"layouts":{"row":{"shows":["title"]},"band":{"needs":["title"],"maxItems":{"figures":3}}},"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"layout":{"title":"Layout","description":"row shows the figures under coloured lines, on white. band is a low dark strip with the title on its left.","enum":["row","band"],"default":"row","examples":["band"]},"title":{"title":"Title","description":"The heading of the figures.","type":"string","minLength":2,"maxLength":45,"examples":["The programme in figures"]},"figures":{"title":"Figures","description":"The figures, from left to right.","type":"array","minItems":2,"maxItems":4,"items":{"title":"Figure","description":"One figure and what it counts.","type":"object","properties":{"figure":{"title":"Figure","description":"The figure exactly as visitors read it, with its unit. The currency comes before an amount. Its first number counts up.","type":"string","minLength":1,"maxLength":16,"examples":["NGN 1,250,000"]},"label":{"title":"Label","description":"What the figure counts, in a few words.","type":"string","minLength":2,"maxLength":40,"examples":["Average monthly earnings"]}},"required":["figure","label"],"additionalProperties":false,"examples":[{"figure":"94%","label":"Success rate"}]},"examples":[[{"figure":"300+","label":"Active partners"},{"figure":"94%","label":"Success rate"}]]},"note":{"title":"Note","description":"One or two sentences under the figures that say what they do not promise.","type":"string","minLength":10,"maxLength":170,"examples":["These are averages of one year. What you earn depends on the customers you bring."]}},"required":["figures"],"additionalProperties":false,"examples":[{"layout":"row","title":"What partners reach","figures":[{"figure":"300+","label":"Active partners"},{"figure":"NGN 1,250,000","label":"Average monthly earnings"},{"figure":"94%","label":"Success rate"},{"figure":"4.9/5","label":"Satisfaction rating"}],"note":"These are averages of one year. What you earn depends on the customers you bring."},{"layout":"band","title":"The programme in figures","figures":[{"figure":"50+","label":"Countries"},{"figure":"300%","label":"Partner growth"},{"figure":"94%","label":"Satisfaction"}]}]};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.figures === undefined) || (!(func0.call(data, "figures")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "figures"},message:"must have required property '"+"figures"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "type") || (key0 === "id")) || (key0 === "layout")) || (key0 === "title")) || (key0 === "figures")) || (key0 === "note"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.layout !== undefined && func0.call(data, "layout")){
let data2 = data.layout;
if(!((data2 === "row") || (data2 === "band"))){
const err7 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema197.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data3 = data.title;
if(typeof data3 === "string"){
if(data3.length > 45 && func65(data3) > 45){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.length < 4 && func65(data3) < 2){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.figures !== undefined && func0.call(data, "figures")){
let data4 = data.figures;
if(Array.isArray(data4)){
if(data4.length > 4){
const err11 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.length < 2){
const err12 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.figure === undefined) || (!(func0.call(data5, "figure")))){
const err13 = {instancePath:instancePath+"/figures/" + i0,schemaPath:"#/properties/figures/items/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data5.label === undefined) || (!(func0.call(data5, "label")))){
const err14 = {instancePath:instancePath+"/figures/" + i0,schemaPath:"#/properties/figures/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 of Object.keys(data5)){
if(!((key1 === "figure") || (key1 === "label"))){
const err15 = {instancePath:instancePath+"/figures/" + i0,schemaPath:"#/properties/figures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.figure !== undefined && func0.call(data5, "figure")){
let data6 = data5.figure;
if(typeof data6 === "string"){
if(data6.length > 16 && func65(data6) > 16){
const err16 = {instancePath:instancePath+"/figures/" + i0+"/figure",schemaPath:"#/properties/figures/items/properties/figure/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.length < 2 && func65(data6) < 1){
const err17 = {instancePath:instancePath+"/figures/" + i0+"/figure",schemaPath:"#/properties/figures/items/properties/figure/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/figures/" + i0+"/figure",schemaPath:"#/properties/figures/items/properties/figure/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.label !== undefined && func0.call(data5, "label")){
let data7 = data5.label;
if(typeof data7 === "string"){
if(data7.length > 40 && func65(data7) > 40){
const err19 = {instancePath:instancePath+"/figures/" + i0+"/label",schemaPath:"#/properties/figures/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.length < 4 && func65(data7) < 2){
const err20 = {instancePath:instancePath+"/figures/" + i0+"/label",schemaPath:"#/properties/figures/items/properties/label/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/figures/" + i0+"/label",schemaPath:"#/properties/figures/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/figures/" + i0,schemaPath:"#/properties/figures/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.note !== undefined && func0.call(data, "note")){
let data8 = data.note;
if(typeof data8 === "string"){
if(data8.length > 170 && func65(data8) > 170){
const err24 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.length < 20 && func65(data8) < 10){
const err25 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_steps = validate73;
const schema199 = {"title":"Steps","description":"What happens one after the other, as stations of a line. Two to five steps, in their order.","group":"Products and reasons","alsoCalled":["timeline","process","howItWorks","stepper"],"layouts":{"stations":{"needs":["drawing"],"shows":["items/drawing"],"minItems":{"items":4},"maxItems":{"items":4}},"weave":{"needs":["drawing"],"shows":["items/drawing"],"minItems":{"items":4},"maxItems":{"items":4}},"line":{"shows":["items/dotted"]},"junction":{"needs":["drawing"],"minItems":{"items":4},"maxItems":{"items":4}}},"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"layout":{"title":"Layout","description":"How the steps look on a wide screen. stations: one drawing with a screen above each text. weave: four rows in which text and screen change sides, over one tall drawing. line: numbered stations on one line, without screens. junction: two lines that part and meet again, for the partner pages. On a narrow screen all of them are a list along a line.","enum":["stations","weave","line","junction"],"default":"line","examples":["stations"]},"line":{"$ref":"../parts/line.json"},"background":{"title":"Background","description":"The background colour of the section: white or light grey.","enum":["paper","mist"],"default":"paper","examples":["mist"]},"title":{"title":"Title","description":"The heading above the steps.","type":"string","minLength":2,"maxLength":45,"examples":["How a list becomes a payout"]},"lead":{"title":"Lead","description":"One sentence under the heading.","type":"string","minLength":20,"maxLength":170,"examples":["Follow one card from start to end."]},"drawing":{"$ref":"../parts/drawing.json"},"items":{"title":"Steps","description":"The steps in their order.","type":"array","minItems":2,"maxItems":5,"items":{"title":"Step","description":"One step.","type":"object","properties":{"title":{"title":"Title","description":"What is done, starting with a verb. No number: the page counts.","type":"string","minLength":2,"maxLength":38,"examples":["Upload the list"]},"text":{"title":"Text","description":"One or two short sentences.","type":"string","minLength":10,"maxLength":170,"examples":["Send a file, use the app or call the API."]},"points":{"title":"Points","description":"Up to three short facts, each with a tick before it. They fit the layout weave best.","type":"array","minItems":1,"maxItems":3,"items":{"title":"Point","description":"One fact, without a full stop.","noFullStop":true,"type":"string","minLength":2,"maxLength":60,"examples":["Your name and colours"]},"examples":[["Your name and colours"]]},"dotted":{"title":"Dotted line","description":"true: the line from this step to the next one is dotted, for what is only a test.","type":"boolean","default":false,"examples":[true]},"drawing":{"$ref":"../parts/drawing.json"}},"required":["title"],"additionalProperties":false,"examples":[{"title":"Upload the list","text":"Send a file, use the app or call the API."}]},"examples":[[{"title":"Upload the list"},{"title":"Check the names"}]]}},"required":["title","items"],"additionalProperties":false,"examples":[{"layout":"stations","line":"sun","title":"How a list becomes a payout","lead":"Four stations, from the file to the status of each line.","drawing":{"name":"payoutSteps","alt":"One line climbs through four screens: the list, the names, the approval and the status of each payout."},"items":[{"title":"Upload the list","text":"Send a file, use the app or call the API.","drawing":{"name":"payoutStepList","alt":"A file with a name, a wallet and an amount in each line."}},{"title":"Check the names","text":"Compare each name before you pay.","points":["One name in each line"]},{"title":"Approve it","text":"A second person can approve the list."},{"title":"Follow each line","text":"Every payout has its own status."}]},{"layout":"weave","line":"clay","background":"mist","title":"From the first design to the report","drawing":{"name":"cardWeave","alt":"One line runs through four screens: the design of a card, its limit, a payment and the month."},"items":[{"title":"Design it","text":"The card carries your name and your colours.","points":["Your name and colours","Mastercard, Visa or Verve"],"drawing":{"name":"cardDesign","alt":"A screen on which a card gets its colour and its brand."}},{"title":"Issue it","text":"Give a card to a person, a team or a subscription."},{"title":"Pay with it","text":"Pay online, inside the limit."},{"title":"Close the month","text":"Each payment appears in one list."}]},{"layout":"line","line":"lagoon","title":"From sandbox to live","items":[{"title":"Create your account","text":"Accounts are opened on our app."},{"title":"Build in the sandbox","text":"No real money moves there.","dotted":true},{"title":"Go live"}]},{"layout":"junction","background":"mist","title":"How It Works","drawing":{"name":"affiliateSteps","alt":"Two lines part after the first step and meet again in the last one."},"items":[{"title":"Choose Your Path"},{"title":"Sign Up"},{"title":"Start Promoting"},{"title":"Earn Rewards","text":"Rewards depend on the customers that you bring."}]}]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema199.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern16.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.layout !== undefined && func0.call(data, "layout")){
let data2 = data.layout;
if(!((((data2 === "stations") || (data2 === "weave")) || (data2 === "line")) || (data2 === "junction"))){
const err8 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema199.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data3 = data.line;
if(!((((data3 === "lagoon") || (data3 === "clay")) || (data3 === "sun")) || (data3 === "sky"))){
const err9 = {instancePath:instancePath+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.background !== undefined && func0.call(data, "background")){
let data4 = data.background;
if(!((data4 === "paper") || (data4 === "mist"))){
const err10 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues: schema199.properties.background.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data5 = data.title;
if(typeof data5 === "string"){
if(data5.length > 45 && func65(data5) > 45){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.length < 4 && func65(data5) < 2){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data6 = data.lead;
if(typeof data6 === "string"){
if(data6.length > 170 && func65(data6) > 170){
const err14 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.length < 40 && func65(data6) < 20){
const err15 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.drawing !== undefined && func0.call(data, "drawing")){
let data7 = data.drawing;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.name === undefined) || (!(func0.call(data7, "name")))){
const err17 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data7.alt === undefined) || (!(func0.call(data7, "alt")))){
const err18 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 of Object.keys(data7)){
if(!((key1 === "name") || (key1 === "alt"))){
const err19 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.name !== undefined && func0.call(data7, "name")){
let data8 = data7.name;
if(typeof data8 === "string"){
if(data8.length > 60 && func65(data8) > 60){
const err20 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8.length < 2 && func65(data8) < 1){
const err21 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.alt !== undefined && func0.call(data7, "alt")){
let data9 = data7.alt;
if(typeof data9 === "string"){
if(data9.length > 200 && func65(data9) > 200){
const err23 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.length < 20 && func65(data9) < 10){
const err24 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data10 = data.items;
if(Array.isArray(data10)){
if(data10.length > 5){
const err27 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10.length < 2){
const err28 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.title === undefined) || (!(func0.call(data11, "title")))){
const err29 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 of Object.keys(data11)){
if(!(((((key2 === "title") || (key2 === "text")) || (key2 === "points")) || (key2 === "dotted")) || (key2 === "drawing"))){
const err30 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.title !== undefined && func0.call(data11, "title")){
let data12 = data11.title;
if(typeof data12 === "string"){
if(data12.length > 38 && func65(data12) > 38){
const err31 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.length < 4 && func65(data12) < 2){
const err32 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.text !== undefined && func0.call(data11, "text")){
let data13 = data11.text;
if(typeof data13 === "string"){
if(data13.length > 170 && func65(data13) > 170){
const err34 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.length < 20 && func65(data13) < 10){
const err35 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.points !== undefined && func0.call(data11, "points")){
let data14 = data11.points;
if(Array.isArray(data14)){
if(data14.length > 3){
const err37 = {instancePath:instancePath+"/items/" + i0+"/points",schemaPath:"#/properties/items/items/properties/points/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.length < 1){
const err38 = {instancePath:instancePath+"/items/" + i0+"/points",schemaPath:"#/properties/items/items/properties/points/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(typeof data15 === "string"){
if(data15.length > 60 && func65(data15) > 60){
const err39 = {instancePath:instancePath+"/items/" + i0+"/points/" + i1,schemaPath:"#/properties/items/items/properties/points/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data15.length < 4 && func65(data15) < 2){
const err40 = {instancePath:instancePath+"/items/" + i0+"/points/" + i1,schemaPath:"#/properties/items/items/properties/points/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/items/" + i0+"/points/" + i1,schemaPath:"#/properties/items/items/properties/points/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/items/" + i0+"/points",schemaPath:"#/properties/items/items/properties/points/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data11.dotted !== undefined && func0.call(data11, "dotted")){
if(typeof data11.dotted !== "boolean"){
const err43 = {instancePath:instancePath+"/items/" + i0+"/dotted",schemaPath:"#/properties/items/items/properties/dotted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data11.drawing !== undefined && func0.call(data11, "drawing")){
let data17 = data11.drawing;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if((data17.name === undefined) || (!(func0.call(data17, "name")))){
const err44 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((data17.alt === undefined) || (!(func0.call(data17, "alt")))){
const err45 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key3 of Object.keys(data17)){
if(!((key3 === "name") || (key3 === "alt"))){
const err46 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data17.name !== undefined && func0.call(data17, "name")){
let data18 = data17.name;
if(typeof data18 === "string"){
if(data18.length > 60 && func65(data18) > 60){
const err47 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data18.length < 2 && func65(data18) < 1){
const err48 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data17.alt !== undefined && func0.call(data17, "alt")){
let data19 = data17.alt;
if(typeof data19 === "string"){
if(data19.length > 200 && func65(data19) > 200){
const err50 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data19.length < 20 && func65(data19) < 10){
const err51 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_tabs = validate74;
const schema204 = {"title":"Tabs","description":"Several topics in one place. The visitor chooses one; the others stay hidden until they are chosen.","group":"Products and reasons","alsoCalled":["tab","tabGroup","tabList","carousel","slider","slideshow","switcher"],"tabValues":"items/value","type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the tabs.","type":"string","minLength":2,"maxLength":45,"examples":["Four products that work together"]},"lead":{"title":"Lead","description":"One sentence under the heading.","type":"string","minLength":20,"maxLength":170,"examples":["Choose a product to see what it does."]},"items":{"title":"Tabs","description":"The tabs, in the order in which they are shown. With no tab the page says that there are none.","type":"array","maxItems":6,"items":{"title":"Tab","description":"One tab and what it shows.","type":"object","properties":{"value":{"title":"Value in the address","description":"The word that opens this tab from a link: /payout?tab=payroll. Small letters, digits and hyphens.","type":"string","pattern":"^[a-z][a-z0-9-]*$","patternWords":"Begin with a small letter; use only small letters, digits and hyphens.","minLength":2,"maxLength":40,"examples":["accounts-wallets"]},"label":{"title":"Label","description":"What the tab says.","type":"string","minLength":2,"maxLength":38,"examples":["Accounts and Wallets"]},"line":{"$ref":"../parts/line.json"},"title":{"title":"Title","description":"The heading inside the tab.","type":"string","minLength":2,"maxLength":38,"examples":["One wallet for every currency you use"]},"text":{"title":"Text","description":"Two or three short sentences.","type":"string","minLength":20,"maxLength":280,"examples":["Keep naira and dollars in their own wallets. See every payment in and every payment out."]},"points":{"title":"Points","description":"Up to four short facts, each with a tick before it.","type":"array","minItems":1,"maxItems":4,"items":{"title":"Point","description":"One fact, without a full stop.","noFullStop":true,"type":"string","minLength":2,"maxLength":60,"examples":["Balances in naira, francs and dollars"]},"examples":[["Balances in naira, francs and dollars","An account number for each customer"]]},"link":{"$ref":"../parts/link.json"},"drawing":{"$ref":"../parts/drawing.json"}},"required":["value","label","line","title","text"],"additionalProperties":false,"examples":[{"value":"accounts-wallets","label":"Accounts and Wallets","line":"lagoon","title":"One wallet for every currency you use","text":"Keep naira and dollars in their own wallets. See every payment in and every payment out."}]},"examples":[[]]}},"required":["title","items"],"additionalProperties":false,"examples":[{"title":"Four products that work together","items":[{"value":"accounts-wallets","label":"Accounts and Wallets","line":"lagoon","title":"One wallet for every currency you use","text":"Keep naira and dollars in their own wallets. See every payment in and every payment out.","points":["Balances in naira, francs and dollars","An account number for each customer"],"drawing":{"name":"tabWallets","alt":"Three wallets in naira, CFA francs and dollars, beside a card of today's collections."}},{"value":"issue-cards","label":"Card Issuing","line":"clay","title":"One card for every kind of cost","text":"Give a card to a person, a team or a subscription. Set a limit, freeze it or close it.","points":["Cards in US dollars and in naira"],"link":{"text":"Book a demo","href":"/book-a-demo"},"drawing":{"name":"tabCards","alt":"Two virtual cards and a screen with the limit of one of them."}}]},{"title":"Nothing to choose from","items":[]}]};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "lead")) || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern16.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lead !== undefined && func0.call(data, "lead")){
let data3 = data.lead;
if(typeof data3 === "string"){
if(data3.length > 170 && func65(data3) > 170){
const err11 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 170},message:"must NOT have more than 170 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 40 && func65(data3) < 20){
const err12 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data4 = data.items;
if(Array.isArray(data4)){
if(data4.length > 6){
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.value === undefined) || (!(func0.call(data5, "value")))){
const err15 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data5.label === undefined) || (!(func0.call(data5, "label")))){
const err16 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data5.line === undefined) || (!(func0.call(data5, "line")))){
const err17 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data5.title === undefined) || (!(func0.call(data5, "title")))){
const err18 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data5.text === undefined) || (!(func0.call(data5, "text")))){
const err19 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 of Object.keys(data5)){
if(!((((((((key1 === "value") || (key1 === "label")) || (key1 === "line")) || (key1 === "title")) || (key1 === "text")) || (key1 === "points")) || (key1 === "link")) || (key1 === "drawing"))){
const err20 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.value !== undefined && func0.call(data5, "value")){
let data6 = data5.value;
if(typeof data6 === "string"){
if(data6.length > 40 && func65(data6) > 40){
const err21 = {instancePath:instancePath+"/items/" + i0+"/value",schemaPath:"#/properties/items/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.length < 4 && func65(data6) < 2){
const err22 = {instancePath:instancePath+"/items/" + i0+"/value",schemaPath:"#/properties/items/items/properties/value/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern16.test(data6)){
const err23 = {instancePath:instancePath+"/items/" + i0+"/value",schemaPath:"#/properties/items/items/properties/value/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/items/" + i0+"/value",schemaPath:"#/properties/items/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.label !== undefined && func0.call(data5, "label")){
let data7 = data5.label;
if(typeof data7 === "string"){
if(data7.length > 38 && func65(data7) > 38){
const err25 = {instancePath:instancePath+"/items/" + i0+"/label",schemaPath:"#/properties/items/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7.length < 4 && func65(data7) < 2){
const err26 = {instancePath:instancePath+"/items/" + i0+"/label",schemaPath:"#/properties/items/items/properties/label/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/items/" + i0+"/label",schemaPath:"#/properties/items/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data5.line !== undefined && func0.call(data5, "line")){
let data8 = data5.line;
if(!((((data8 === "lagoon") || (data8 === "clay")) || (data8 === "sun")) || (data8 === "sky"))){
const err28 = {instancePath:instancePath+"/items/" + i0+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.title !== undefined && func0.call(data5, "title")){
let data9 = data5.title;
if(typeof data9 === "string"){
if(data9.length > 38 && func65(data9) > 38){
const err29 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9.length < 4 && func65(data9) < 2){
const err30 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data5.text !== undefined && func0.call(data5, "text")){
let data10 = data5.text;
if(typeof data10 === "string"){
if(data10.length > 280 && func65(data10) > 280){
const err32 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.length < 40 && func65(data10) < 20){
const err33 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data5.points !== undefined && func0.call(data5, "points")){
let data11 = data5.points;
if(Array.isArray(data11)){
if(data11.length > 4){
const err35 = {instancePath:instancePath+"/items/" + i0+"/points",schemaPath:"#/properties/items/items/properties/points/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11.length < 1){
const err36 = {instancePath:instancePath+"/items/" + i0+"/points",schemaPath:"#/properties/items/items/properties/points/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(data12.length > 60 && func65(data12) > 60){
const err37 = {instancePath:instancePath+"/items/" + i0+"/points/" + i1,schemaPath:"#/properties/items/items/properties/points/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12.length < 4 && func65(data12) < 2){
const err38 = {instancePath:instancePath+"/items/" + i0+"/points/" + i1,schemaPath:"#/properties/items/items/properties/points/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/items/" + i0+"/points/" + i1,schemaPath:"#/properties/items/items/properties/points/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/items/" + i0+"/points",schemaPath:"#/properties/items/items/properties/points/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data5.link !== undefined && func0.call(data5, "link")){
if(!(validate23(data5.link, {instancePath:instancePath+"/items/" + i0+"/link",parentData:data5,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data5.drawing !== undefined && func0.call(data5, "drawing")){
let data14 = data5.drawing;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.name === undefined) || (!(func0.call(data14, "name")))){
const err41 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((data14.alt === undefined) || (!(func0.call(data14, "alt")))){
const err42 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key2 of Object.keys(data14)){
if(!((key2 === "name") || (key2 === "alt"))){
const err43 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data14.name !== undefined && func0.call(data14, "name")){
let data15 = data14.name;
if(typeof data15 === "string"){
if(data15.length > 60 && func65(data15) > 60){
const err44 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.length < 2 && func65(data15) < 1){
const err45 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data14.alt !== undefined && func0.call(data14, "alt")){
let data16 = data14.alt;
if(typeof data16 === "string"){
if(data16.length > 200 && func65(data16) > 200){
const err47 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data16.length < 20 && func65(data16) < 10){
const err48 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_tale = validate76;
const schema208 = {"title":"Tale","description":"A story in a few parts, each with a drawing that fills a large panel: left of the words, and right of them in every second part.","group":"Words","alsoCalled":["storytelling","story","journey"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the story.","type":"string","minLength":2,"maxLength":45,"examples":["Our Story"]},"items":{"title":"Parts","description":"Two to four parts, in the order in which they are told.","type":"array","minItems":2,"maxItems":4,"items":{"title":"Part","description":"One part of the story.","type":"object","properties":{"title":{"title":"Title","description":"What happens in this part.","type":"string","minLength":2,"maxLength":38,"examples":["Separate tools"]},"line":{"$ref":"../parts/line.json"},"text":{"title":"Text","description":"Two or three short sentences.","type":"string","minLength":20,"maxLength":280,"examples":["A company uses one tool for each kind of payment."]},"drawing":{"$ref":"../parts/drawing.json"}},"required":["title","line","text","drawing"],"additionalProperties":false,"examples":[{"title":"Separate tools","line":"lagoon","text":"A company uses one tool for each kind of payment.","drawing":{"name":"aboutStory1","alt":"Four windows and a spreadsheet that do not agree."}}]},"examples":[[{"title":"Separate tools","line":"lagoon","text":"A company uses one tool for each kind of payment.","drawing":{"name":"aboutStory1","alt":"Four windows and a spreadsheet that do not agree."}},{"title":"One platform","line":"clay","text":"All payments meet in one account.","drawing":{"name":"aboutStory2","alt":"One list of four payments, each with its line."}}]]}},"required":["title","items"],"additionalProperties":false,"examples":[{"title":"Our Story","items":[{"title":"Separate tools","line":"lagoon","text":"A company uses one tool for each kind of payment.","drawing":{"name":"aboutStory1","alt":"Four windows and a spreadsheet that do not agree."}},{"title":"One platform","line":"clay","text":"All payments meet in one account.","drawing":{"name":"aboutStory2","alt":"One list of four payments, each with its line."}},{"title":"One API","line":"sun","text":"Software connects once.","drawing":{"name":"aboutStory3","alt":"One connection leads to four services."}}]},{"title":"Two parts","items":[{"title":"Separate tools","line":"lagoon","text":"A company uses one tool for each kind of payment.","drawing":{"name":"aboutStory1","alt":"Four windows and a spreadsheet that do not agree."}},{"title":"One API","line":"sky","text":"Software connects once.","drawing":{"name":"aboutStory3","alt":"One connection leads to four services."}}]}]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern16.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data3 = data.items;
if(Array.isArray(data3)){
if(data3.length > 4){
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 2){
const err12 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.title === undefined) || (!(func0.call(data4, "title")))){
const err13 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data4.line === undefined) || (!(func0.call(data4, "line")))){
const err14 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data4.text === undefined) || (!(func0.call(data4, "text")))){
const err15 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data4.drawing === undefined) || (!(func0.call(data4, "drawing")))){
const err16 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "drawing"},message:"must have required property '"+"drawing"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 of Object.keys(data4)){
if(!((((key1 === "title") || (key1 === "line")) || (key1 === "text")) || (key1 === "drawing"))){
const err17 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.title !== undefined && func0.call(data4, "title")){
let data5 = data4.title;
if(typeof data5 === "string"){
if(data5.length > 38 && func65(data5) > 38){
const err18 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.length < 4 && func65(data5) < 2){
const err19 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.line !== undefined && func0.call(data4, "line")){
let data6 = data4.line;
if(!((((data6 === "lagoon") || (data6 === "clay")) || (data6 === "sun")) || (data6 === "sky"))){
const err21 = {instancePath:instancePath+"/items/" + i0+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.text !== undefined && func0.call(data4, "text")){
let data7 = data4.text;
if(typeof data7 === "string"){
if(data7.length > 280 && func65(data7) > 280){
const err22 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.length < 40 && func65(data7) < 20){
const err23 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.drawing !== undefined && func0.call(data4, "drawing")){
let data8 = data4.drawing;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.name === undefined) || (!(func0.call(data8, "name")))){
const err25 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data8.alt === undefined) || (!(func0.call(data8, "alt")))){
const err26 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 of Object.keys(data8)){
if(!((key2 === "name") || (key2 === "alt"))){
const err27 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.name !== undefined && func0.call(data8, "name")){
let data9 = data8.name;
if(typeof data9 === "string"){
if(data9.length > 60 && func65(data9) > 60){
const err28 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.length < 2 && func65(data9) < 1){
const err29 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/items/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.alt !== undefined && func0.call(data8, "alt")){
let data10 = data8.alt;
if(typeof data10 === "string"){
if(data10.length > 200 && func65(data10) > 200){
const err31 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.length < 20 && func65(data10) < 10){
const err32 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/items/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/items/" + i0+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_testimonials = validate77;
const schema212 = {"title":"Testimonials","description":"What partners or customers say, in their own words and by role only.","group":"Words","alsoCalled":["quote","quotes","testimonial","reviews","blockquote","review"],"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the quotes.","type":"string","minLength":2,"maxLength":45,"examples":["From both paths"]},"quotes":{"title":"Quotes","description":"The quotes, in the order in which they are shown.","type":"array","minItems":1,"maxItems":4,"items":{"title":"Quote","description":"One quote.","type":"object","properties":{"quote":{"title":"Quote","description":"What was said, without quotation marks. At most 30 words.","mostWords":30,"type":"string","minLength":20,"maxLength":200,"examples":["I share one link. The tracking shows me which accounts came from it."]},"role":{"title":"Role","description":"Who says it: a role, and the company after a comma. No name of a person.","type":"string","minLength":2,"maxLength":60,"examples":["Affiliate"]},"line":{"$ref":"../parts/line.json"},"draft":{"title":"Draft","description":"true while the person who is quoted has not approved the words. Visitors see no difference; the list of open points before the launch names them.","state":"never: it is in the list of open points before the launch","type":"boolean","default":false,"examples":[true]}},"required":["quote","role","line"],"additionalProperties":false,"examples":[{"quote":"I share one link. The tracking shows me which accounts came from it.","role":"Affiliate","line":"lagoon","draft":true}]},"examples":[[{"quote":"I share one link. The tracking shows me which accounts came from it.","role":"Affiliate","line":"lagoon"}]]}},"required":["title","quotes"],"additionalProperties":false,"examples":[{"title":"From both paths","quotes":[{"quote":"I share one link. The tracking shows me which accounts came from it.","role":"Affiliate","line":"lagoon","draft":true},{"quote":"Their team helps with the integration. We look at the results in each quarterly review.","role":"Referral partner","line":"clay"}]},{"title":"One voice","quotes":[{"quote":"The sandbox let us test before we went live with our customers.","role":"Product Lead, Kredapay","line":"sky"}]}]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.quotes === undefined) || (!(func0.call(data, "quotes")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quotes"},message:"must have required property '"+"quotes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "title")) || (key0 === "quotes"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern16.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 45 && func65(data2) > 45){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 4 && func65(data2) < 2){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.quotes !== undefined && func0.call(data, "quotes")){
let data3 = data.quotes;
if(Array.isArray(data3)){
if(data3.length > 4){
const err11 = {instancePath:instancePath+"/quotes",schemaPath:"#/properties/quotes/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/quotes",schemaPath:"#/properties/quotes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.quote === undefined) || (!(func0.call(data4, "quote")))){
const err13 = {instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/properties/quotes/items/required",keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data4.role === undefined) || (!(func0.call(data4, "role")))){
const err14 = {instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/properties/quotes/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data4.line === undefined) || (!(func0.call(data4, "line")))){
const err15 = {instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/properties/quotes/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 of Object.keys(data4)){
if(!((((key1 === "quote") || (key1 === "role")) || (key1 === "line")) || (key1 === "draft"))){
const err16 = {instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/properties/quotes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.quote !== undefined && func0.call(data4, "quote")){
let data5 = data4.quote;
if(typeof data5 === "string"){
if(data5.length > 200 && func65(data5) > 200){
const err17 = {instancePath:instancePath+"/quotes/" + i0+"/quote",schemaPath:"#/properties/quotes/items/properties/quote/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.length < 40 && func65(data5) < 20){
const err18 = {instancePath:instancePath+"/quotes/" + i0+"/quote",schemaPath:"#/properties/quotes/items/properties/quote/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/quotes/" + i0+"/quote",schemaPath:"#/properties/quotes/items/properties/quote/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.role !== undefined && func0.call(data4, "role")){
let data6 = data4.role;
if(typeof data6 === "string"){
if(data6.length > 60 && func65(data6) > 60){
const err20 = {instancePath:instancePath+"/quotes/" + i0+"/role",schemaPath:"#/properties/quotes/items/properties/role/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.length < 4 && func65(data6) < 2){
const err21 = {instancePath:instancePath+"/quotes/" + i0+"/role",schemaPath:"#/properties/quotes/items/properties/role/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/quotes/" + i0+"/role",schemaPath:"#/properties/quotes/items/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.line !== undefined && func0.call(data4, "line")){
let data7 = data4.line;
if(!((((data7 === "lagoon") || (data7 === "clay")) || (data7 === "sun")) || (data7 === "sky"))){
const err23 = {instancePath:instancePath+"/quotes/" + i0+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.draft !== undefined && func0.call(data4, "draft")){
if(typeof data4.draft !== "boolean"){
const err24 = {instancePath:instancePath+"/quotes/" + i0+"/draft",schemaPath:"#/properties/quotes/items/properties/draft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/properties/quotes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/quotes",schemaPath:"#/properties/quotes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const block_trunk = validate78;
const schema215 = {"title":"Trunk","description":"Stations along four lines that run down the left side of the page: one for each topic, then more links, and the end of the lines. It comes after a hero with the layout trunk, and the closing call follows.","group":"Products and reasons","alsoCalled":["sitemap","overview","map"],"headingLevels":{"stations":2,"more":2},"type":"object","properties":{"type":{"type":"string"},"id":{"$ref":"../parts/id.json"},"stations":{"title":"Stations","description":"Two to six topics.","type":"array","minItems":2,"maxItems":6,"items":{"title":"Station","description":"One topic, and the place to which links can jump.","type":"object","properties":{"anchor":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The name of the topic.","type":"string","minLength":2,"maxLength":24,"examples":["Health"]},"line":{"$ref":"../parts/line.json"},"subtitle":{"title":"Subtitle","description":"What the reader needs, in one line without a full stop.","noFullStop":true,"type":"string","minLength":10,"maxLength":70,"examples":["Patients pay in, staff and suppliers are paid"]},"text":{"title":"Text","description":"Two or three short sentences: the product, and what it brings.","type":"string","minLength":20,"maxLength":280,"examples":["A patient pays by payment link or to a virtual account."]},"points":{"title":"Points","description":"Up to three short facts, each with a tick before it.","type":"array","minItems":1,"maxItems":3,"items":{"title":"Point","description":"One fact, without a full stop.","noFullStop":true,"type":"string","minLength":2,"maxLength":60,"examples":["One account number for each patient"]},"examples":[["One account number for each patient"]]},"link":{"$ref":"../parts/link.json"},"drawing":{"$ref":"../parts/drawing.json"}},"required":["anchor","title","line","subtitle","text","drawing"],"additionalProperties":false,"examples":[{"anchor":"health","title":"Health","line":"clay","subtitle":"Patients pay in, staff and suppliers are paid","text":"A patient pays by payment link or to a virtual account. You pay staff and suppliers from one list.","points":["One account number for each patient","Salaries and suppliers from one list"],"link":{"text":"Book a demo","href":"/book-a-demo"},"drawing":{"name":"useCaseHealth","alt":"Money in and money out of a clinic in one month."}}]},"examples":[[{"anchor":"health","title":"Health","line":"clay","subtitle":"Patients pay in, staff and suppliers are paid","text":"A patient pays by payment link or to a virtual account. You pay staff and suppliers from one list.","points":["One account number for each patient","Salaries and suppliers from one list"],"link":{"text":"Book a demo","href":"/book-a-demo"},"drawing":{"name":"useCaseHealth","alt":"Money in and money out of a clinic in one month."}},{"anchor":"retail","title":"Retail","line":"sun","subtitle":"Payment links, and suppliers paid on a date","text":"You send a payment link. Suppliers are paid on the date that you choose.","drawing":{"name":"useCaseRetail","alt":"A payment link that has been paid, beside the day's total."}}]]},"more":{"title":"More","description":"Links at the end of the lines, each in the colour of its product.","type":"object","properties":{"anchor":{"$ref":"../parts/id.json"},"title":{"title":"Title","description":"The heading above the links.","type":"string","minLength":2,"maxLength":45,"examples":["More sectors"]},"lead":{"title":"Lead","description":"One sentence under the heading. It can hold links.","type":"string","format":"markdown","tsType":"RichText","minLength":20,"maxLength":260,"examples":["Each sector leads to the product that answers it."]},"links":{"title":"Links","description":"Two to twelve links.","type":"array","minItems":2,"maxItems":12,"items":{"title":"Link","description":"A word or two that a visitor can press, the address, and the colour.","type":"object","properties":{"text":{"title":"Text","description":"What the visitor reads.","type":"string","minLength":2,"maxLength":38,"examples":["Payroll"]},"href":{"$ref":"../parts/href.json"},"line":{"$ref":"../parts/line.json"}},"required":["text","href","line"],"additionalProperties":false,"examples":[{"text":"Book a demo","href":"/book-a-demo","line":"sun"}]},"examples":[[{"text":"Book a demo","href":"/book-a-demo","line":"sun"},{"text":"Compliance","href":"/compliance","line":"clay"}]]}},"required":["anchor","title","links"],"additionalProperties":false,"examples":[{"anchor":"more","title":"More sectors","lead":"Each sector leads to the product that answers it.","links":[{"text":"Book a demo","href":"/book-a-demo","line":"sun"},{"text":"Compliance","href":"/compliance","line":"clay"}]}]}},"required":["stations"],"additionalProperties":false,"examples":[{"stations":[{"anchor":"health","title":"Health","line":"clay","subtitle":"Patients pay in, staff and suppliers are paid","text":"A patient pays by payment link or to a virtual account. You pay staff and suppliers from one list.","points":["One account number for each patient","Salaries and suppliers from one list"],"link":{"text":"Book a demo","href":"/book-a-demo"},"drawing":{"name":"useCaseHealth","alt":"Money in and money out of a clinic in one month."}},{"anchor":"retail","title":"Retail","line":"sun","subtitle":"Payment links, and suppliers paid on a date","text":"You send a payment link. Suppliers are paid on the date that you choose.","drawing":{"name":"useCaseRetail","alt":"A payment link that has been paid, beside the day's total."}}],"more":{"anchor":"more","title":"More sectors","lead":"Each sector leads to the product that answers it.","links":[{"text":"Book a demo","href":"/book-a-demo","line":"sun"},{"text":"Compliance","href":"/compliance","line":"clay"}]}},{"stations":[{"anchor":"retail-alone","title":"Retail","line":"sun","subtitle":"Payment links, and suppliers paid on a date","text":"You send a payment link. Suppliers are paid on the date that you choose.","drawing":{"name":"useCaseRetail","alt":"A payment link that has been paid, beside the day's total."}},{"anchor":"health-alone","title":"Health","line":"sky","subtitle":"Patients pay in, staff and suppliers are paid","text":"A patient pays by payment link or to a virtual account. You pay staff and suppliers from one list.","points":["One account number for each patient","Salaries and suppliers from one list"],"link":{"text":"Book a demo","href":"/book-a-demo"},"drawing":{"name":"useCaseHealth","alt":"Money in and money out of a clinic in one month."}}]}]};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.stations === undefined) || (!(func0.call(data, "stations")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stations"},message:"must have required property '"+"stations"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "stations")) || (key0 === "more"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 40 && func65(data1) > 40){
const err3 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 4 && func65(data1) < 2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.stations !== undefined && func0.call(data, "stations")){
let data2 = data.stations;
if(Array.isArray(data2)){
if(data2.length > 6){
const err7 = {instancePath:instancePath+"/stations",schemaPath:"#/properties/stations/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 2){
const err8 = {instancePath:instancePath+"/stations",schemaPath:"#/properties/stations/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.anchor === undefined) || (!(func0.call(data3, "anchor")))){
const err9 = {instancePath:instancePath+"/stations/" + i0,schemaPath:"#/properties/stations/items/required",keyword:"required",params:{missingProperty: "anchor"},message:"must have required property '"+"anchor"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data3.title === undefined) || (!(func0.call(data3, "title")))){
const err10 = {instancePath:instancePath+"/stations/" + i0,schemaPath:"#/properties/stations/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data3.line === undefined) || (!(func0.call(data3, "line")))){
const err11 = {instancePath:instancePath+"/stations/" + i0,schemaPath:"#/properties/stations/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((data3.subtitle === undefined) || (!(func0.call(data3, "subtitle")))){
const err12 = {instancePath:instancePath+"/stations/" + i0,schemaPath:"#/properties/stations/items/required",keyword:"required",params:{missingProperty: "subtitle"},message:"must have required property '"+"subtitle"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((data3.text === undefined) || (!(func0.call(data3, "text")))){
const err13 = {instancePath:instancePath+"/stations/" + i0,schemaPath:"#/properties/stations/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data3.drawing === undefined) || (!(func0.call(data3, "drawing")))){
const err14 = {instancePath:instancePath+"/stations/" + i0,schemaPath:"#/properties/stations/items/required",keyword:"required",params:{missingProperty: "drawing"},message:"must have required property '"+"drawing"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 of Object.keys(data3)){
if(!((((((((key1 === "anchor") || (key1 === "title")) || (key1 === "line")) || (key1 === "subtitle")) || (key1 === "text")) || (key1 === "points")) || (key1 === "link")) || (key1 === "drawing"))){
const err15 = {instancePath:instancePath+"/stations/" + i0,schemaPath:"#/properties/stations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.anchor !== undefined && func0.call(data3, "anchor")){
let data4 = data3.anchor;
if(typeof data4 === "string"){
if(data4.length > 40 && func65(data4) > 40){
const err16 = {instancePath:instancePath+"/stations/" + i0+"/anchor",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.length < 4 && func65(data4) < 2){
const err17 = {instancePath:instancePath+"/stations/" + i0+"/anchor",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern16.test(data4)){
const err18 = {instancePath:instancePath+"/stations/" + i0+"/anchor",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/stations/" + i0+"/anchor",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.title !== undefined && func0.call(data3, "title")){
let data5 = data3.title;
if(typeof data5 === "string"){
if(data5.length > 24 && func65(data5) > 24){
const err20 = {instancePath:instancePath+"/stations/" + i0+"/title",schemaPath:"#/properties/stations/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.length < 4 && func65(data5) < 2){
const err21 = {instancePath:instancePath+"/stations/" + i0+"/title",schemaPath:"#/properties/stations/items/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/stations/" + i0+"/title",schemaPath:"#/properties/stations/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.line !== undefined && func0.call(data3, "line")){
let data6 = data3.line;
if(!((((data6 === "lagoon") || (data6 === "clay")) || (data6 === "sun")) || (data6 === "sky"))){
const err23 = {instancePath:instancePath+"/stations/" + i0+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.subtitle !== undefined && func0.call(data3, "subtitle")){
let data7 = data3.subtitle;
if(typeof data7 === "string"){
if(data7.length > 70 && func65(data7) > 70){
const err24 = {instancePath:instancePath+"/stations/" + i0+"/subtitle",schemaPath:"#/properties/stations/items/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 70},message:"must NOT have more than 70 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.length < 20 && func65(data7) < 10){
const err25 = {instancePath:instancePath+"/stations/" + i0+"/subtitle",schemaPath:"#/properties/stations/items/properties/subtitle/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/stations/" + i0+"/subtitle",schemaPath:"#/properties/stations/items/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.text !== undefined && func0.call(data3, "text")){
let data8 = data3.text;
if(typeof data8 === "string"){
if(data8.length > 280 && func65(data8) > 280){
const err27 = {instancePath:instancePath+"/stations/" + i0+"/text",schemaPath:"#/properties/stations/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8.length < 40 && func65(data8) < 20){
const err28 = {instancePath:instancePath+"/stations/" + i0+"/text",schemaPath:"#/properties/stations/items/properties/text/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/stations/" + i0+"/text",schemaPath:"#/properties/stations/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data3.points !== undefined && func0.call(data3, "points")){
let data9 = data3.points;
if(Array.isArray(data9)){
if(data9.length > 3){
const err30 = {instancePath:instancePath+"/stations/" + i0+"/points",schemaPath:"#/properties/stations/items/properties/points/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9.length < 1){
const err31 = {instancePath:instancePath+"/stations/" + i0+"/points",schemaPath:"#/properties/stations/items/properties/points/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(data10.length > 60 && func65(data10) > 60){
const err32 = {instancePath:instancePath+"/stations/" + i0+"/points/" + i1,schemaPath:"#/properties/stations/items/properties/points/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.length < 4 && func65(data10) < 2){
const err33 = {instancePath:instancePath+"/stations/" + i0+"/points/" + i1,schemaPath:"#/properties/stations/items/properties/points/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/stations/" + i0+"/points/" + i1,schemaPath:"#/properties/stations/items/properties/points/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/stations/" + i0+"/points",schemaPath:"#/properties/stations/items/properties/points/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data3.link !== undefined && func0.call(data3, "link")){
if(!(validate23(data3.link, {instancePath:instancePath+"/stations/" + i0+"/link",parentData:data3,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data3.drawing !== undefined && func0.call(data3, "drawing")){
let data12 = data3.drawing;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.name === undefined) || (!(func0.call(data12, "name")))){
const err36 = {instancePath:instancePath+"/stations/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((data12.alt === undefined) || (!(func0.call(data12, "alt")))){
const err37 = {instancePath:instancePath+"/stations/" + i0+"/drawing",schemaPath:"../parts/drawing.json/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key2 of Object.keys(data12)){
if(!((key2 === "name") || (key2 === "alt"))){
const err38 = {instancePath:instancePath+"/stations/" + i0+"/drawing",schemaPath:"../parts/drawing.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data12.name !== undefined && func0.call(data12, "name")){
let data13 = data12.name;
if(typeof data13 === "string"){
if(data13.length > 60 && func65(data13) > 60){
const err39 = {instancePath:instancePath+"/stations/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.length < 2 && func65(data13) < 1){
const err40 = {instancePath:instancePath+"/stations/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/stations/" + i0+"/drawing/name",schemaPath:"../parts/drawing.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.alt !== undefined && func0.call(data12, "alt")){
let data14 = data12.alt;
if(typeof data14 === "string"){
if(data14.length > 200 && func65(data14) > 200){
const err42 = {instancePath:instancePath+"/stations/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14.length < 20 && func65(data14) < 10){
const err43 = {instancePath:instancePath+"/stations/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/stations/" + i0+"/drawing/alt",schemaPath:"../parts/drawing.json/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/stations/" + i0+"/drawing",schemaPath:"../parts/drawing.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/stations/" + i0,schemaPath:"#/properties/stations/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/stations",schemaPath:"#/properties/stations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.more !== undefined && func0.call(data, "more")){
let data15 = data.more;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if((data15.anchor === undefined) || (!(func0.call(data15, "anchor")))){
const err48 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/required",keyword:"required",params:{missingProperty: "anchor"},message:"must have required property '"+"anchor"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((data15.title === undefined) || (!(func0.call(data15, "title")))){
const err49 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((data15.links === undefined) || (!(func0.call(data15, "links")))){
const err50 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key3 of Object.keys(data15)){
if(!((((key3 === "anchor") || (key3 === "title")) || (key3 === "lead")) || (key3 === "links"))){
const err51 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data15.anchor !== undefined && func0.call(data15, "anchor")){
let data16 = data15.anchor;
if(typeof data16 === "string"){
if(data16.length > 40 && func65(data16) > 40){
const err52 = {instancePath:instancePath+"/more/anchor",schemaPath:"../parts/id.json/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data16.length < 4 && func65(data16) < 2){
const err53 = {instancePath:instancePath+"/more/anchor",schemaPath:"../parts/id.json/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!pattern16.test(data16)){
const err54 = {instancePath:instancePath+"/more/anchor",schemaPath:"../parts/id.json/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/more/anchor",schemaPath:"../parts/id.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data15.title !== undefined && func0.call(data15, "title")){
let data17 = data15.title;
if(typeof data17 === "string"){
if(data17.length > 45 && func65(data17) > 45){
const err56 = {instancePath:instancePath+"/more/title",schemaPath:"#/properties/more/properties/title/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data17.length < 4 && func65(data17) < 2){
const err57 = {instancePath:instancePath+"/more/title",schemaPath:"#/properties/more/properties/title/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/more/title",schemaPath:"#/properties/more/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data15.lead !== undefined && func0.call(data15, "lead")){
let data18 = data15.lead;
if(typeof data18 === "string"){
if(data18.length > 260 && func65(data18) > 260){
const err59 = {instancePath:instancePath+"/more/lead",schemaPath:"#/properties/more/properties/lead/maxLength",keyword:"maxLength",params:{limit: 260},message:"must NOT have more than 260 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data18.length < 40 && func65(data18) < 20){
const err60 = {instancePath:instancePath+"/more/lead",schemaPath:"#/properties/more/properties/lead/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/more/lead",schemaPath:"#/properties/more/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data15.links !== undefined && func0.call(data15, "links")){
let data19 = data15.links;
if(Array.isArray(data19)){
if(data19.length > 12){
const err62 = {instancePath:instancePath+"/more/links",schemaPath:"#/properties/more/properties/links/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data19.length < 2){
const err63 = {instancePath:instancePath+"/more/links",schemaPath:"#/properties/more/properties/links/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if((data20.text === undefined) || (!(func0.call(data20, "text")))){
const err64 = {instancePath:instancePath+"/more/links/" + i2,schemaPath:"#/properties/more/properties/links/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((data20.href === undefined) || (!(func0.call(data20, "href")))){
const err65 = {instancePath:instancePath+"/more/links/" + i2,schemaPath:"#/properties/more/properties/links/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((data20.line === undefined) || (!(func0.call(data20, "line")))){
const err66 = {instancePath:instancePath+"/more/links/" + i2,schemaPath:"#/properties/more/properties/links/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
for(const key4 of Object.keys(data20)){
if(!(((key4 === "text") || (key4 === "href")) || (key4 === "line"))){
const err67 = {instancePath:instancePath+"/more/links/" + i2,schemaPath:"#/properties/more/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data20.text !== undefined && func0.call(data20, "text")){
let data21 = data20.text;
if(typeof data21 === "string"){
if(data21.length > 38 && func65(data21) > 38){
const err68 = {instancePath:instancePath+"/more/links/" + i2+"/text",schemaPath:"#/properties/more/properties/links/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 38},message:"must NOT have more than 38 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data21.length < 4 && func65(data21) < 2){
const err69 = {instancePath:instancePath+"/more/links/" + i2+"/text",schemaPath:"#/properties/more/properties/links/items/properties/text/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/more/links/" + i2+"/text",schemaPath:"#/properties/more/properties/links/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data20.href !== undefined && func0.call(data20, "href")){
let data22 = data20.href;
if(typeof data22 === "string"){
if(data22.length > 300 && func65(data22) > 300){
const err71 = {instancePath:instancePath+"/more/links/" + i2+"/href",schemaPath:"../parts/href.json/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data22.length < 2 && func65(data22) < 1){
const err72 = {instancePath:instancePath+"/more/links/" + i2+"/href",schemaPath:"../parts/href.json/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/more/links/" + i2+"/href",schemaPath:"../parts/href.json/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data20.line !== undefined && func0.call(data20, "line")){
let data23 = data20.line;
if(!((((data23 === "lagoon") || (data23 === "clay")) || (data23 === "sun")) || (data23 === "sky"))){
const err74 = {instancePath:instancePath+"/more/links/" + i2+"/line",schemaPath:"../parts/line.json/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/more/links/" + i2,schemaPath:"#/properties/more/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/more/links",schemaPath:"#/properties/more/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const documents = { page: document_page, shared: document_shared, site: document_site };
export const blocks = { apiSection: block_apiSection, appStrip: block_appStrip, audience: block_audience, banner: block_banner, bento: block_bento, booking: block_booking, cardGrid: block_cardGrid, caseStudies: block_caseStudies, caseStudy: block_caseStudy, checklist: block_checklist, faq: block_faq, features: block_features, form: block_form, hero: block_hero, kinds: block_kinds, ledger: block_ledger, linkStrip: block_linkStrip, notFound: block_notFound, pair: block_pair, partnerPaths: block_partnerPaths, partners: block_partners, passage: block_passage, picture: block_picture, placeholder: block_placeholder, richText: block_richText, rows: block_rows, search: block_search, split: block_split, stats: block_stats, steps: block_steps, tabs: block_tabs, tale: block_tale, testimonials: block_testimonials, trunk: block_trunk };