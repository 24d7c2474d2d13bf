// @ts-check
import ts from 'typescript';

/** What only the OpenAPI page says of a call. */
const spoken = ['summary', 'tag'];

/** @param {ts.Node} node @returns {node is ts.CallExpression} */
const isRoute = (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'route';

/** @param {ts.ObjectLiteralElementLike} property */
const isSpoken = ({ name }) => name !== undefined && ts.isIdentifier(name) && spoken.includes(name.text);

/**
 * Leaves out of the contract's calls what browsers never read: some 30 bytes gzip a call, on every first page.
 * @type {ts.TransformerFactory<ts.SourceFile>}
 */
export const leanRoutes = (context) => (file) => {
  /** @param {ts.Node} node @returns {ts.Node} */
  const visit = (node) => {
    const [declared] = isRoute(node) ? node.arguments : [];
    if (!isRoute(node) || !declared || !ts.isObjectLiteralExpression(declared))
      return ts.visitEachChild(node, visit, context);
    const kept = declared.properties.filter((property) => !isSpoken(property));
    return ts.factory.updateCallExpression(node, node.expression, node.typeArguments, [
      ts.factory.updateObjectLiteralExpression(declared, kept),
    ]);
  };
  return /[\\/]shared[\\/]src[\\/]contract[\\/]/.test(file.fileName)
    ? ts.visitEachChild(file, visit, context)
    : file;
};
