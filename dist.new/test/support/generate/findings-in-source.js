"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.findingsInSource = findingsInSource;
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const typescript_1 = require("typescript");
/** Every finding that the accounting can make, by code. Read from its source, where each stands beside its check. */
function findingsInSource(root) {
    const folder = (0, node_path_1.join)(root, 'src', 'accounting');
    const files = (0, node_fs_1.readdirSync)(folder, { recursive: true, encoding: 'utf8' });
    const found = files
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
        .flatMap((file) => findingsIn((0, node_fs_1.readFileSync)((0, node_path_1.join)(folder, file), 'utf8')));
    const distinct = new Map(found.map((finding) => [JSON.stringify(finding), finding]));
    return [...distinct.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}
function findingsIn(text) {
    const source = (0, typescript_1.createSourceFile)('', text, typescript_1.ScriptTarget.ES2023, true);
    const literals = nodesBelow(source).filter(typescript_1.isObjectLiteralExpression);
    return literals
        .map((literal) => textsOf(literal, source))
        .filter(({ code }) => code !== undefined && FINDING_CODE.test(code))
        .map(({ code = '', severity = '', ruleId = '', citation, expected = '' }) => ({
        code,
        severity,
        ruleId,
        rule: citation ?? expected,
    }));
}
/** Kebab-case, of two words at least; other codes of the accounting are the numbers of accounts. */
const FINDING_CODE = /^[a-z]+(-[a-z]+)+$/;
/** The members of an object literal that are plain text, those of constants spread into it included. */
function textsOf(literal, source) {
    const texts = {};
    for (const member of literal.properties) {
        if ((0, typescript_1.isSpreadAssignment)(member) && (0, typescript_1.isIdentifier)(member.expression)) {
            const constant = constantOf(member.expression.text, source);
            if (constant)
                Object.assign(texts, textsOf(constant, source));
        }
        else if ((0, typescript_1.isPropertyAssignment)(member) && (0, typescript_1.isStringLiteralLike)(member.initializer)) {
            texts[member.name.getText()] = member.initializer.text;
        }
    }
    return texts;
}
function constantOf(name, source) {
    const declaration = nodesBelow(source).find((node) => (0, typescript_1.isVariableDeclaration)(node) && node.name.getText() === name);
    const value = declaration && (0, typescript_1.isVariableDeclaration)(declaration) ? declaration.initializer : undefined;
    return value && (0, typescript_1.isObjectLiteralExpression)(value) ? value : undefined;
}
function nodesBelow(node) {
    const nodes = [node];
    node.forEachChild((child) => void nodes.push(...nodesBelow(child)));
    return nodes;
}
//# sourceMappingURL=findings-in-source.js.map