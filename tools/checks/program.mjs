/**
 * ESLint and the compiler's checks on one TypeScript program. Running `tsc` and `eslint` separately would read and
 * type-check all files twice, which is most of their time. Arguments are files to lint; by default all.
 */
import { ESLint } from 'eslint';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../paths.mjs';

const host = {
	...ts.sys,
	onUnRecoverableConfigFileDiagnostic: (
		/** @type {ts.Diagnostic} */ diagnostic
	) => {
		throw new Error(
			ts.flattenDiagnosticMessageText( diagnostic.messageText, '\n' )
		);
	},
};
const config = ts.getParsedCommandLineOfConfigFile(
	path.join( root, 'tsconfig.json' ),
	{},
	host
);
if ( ! config ) {
	throw new Error( 'There is no tsconfig.json.' );
}
const program = ts.createProgram( config.fileNames, config.options );

const wanted = process.argv.slice( 2 );
const eslint = new ESLint( {
	cwd: root,
	// Files that no rule is for may be named.
	warnIgnored: false,
	overrideConfig: {
		languageOptions: {
			parserOptions: { programs: [ program ], projectService: false },
		},
	},
} );
const results = await eslint.lintFiles( wanted.length > 0 ? wanted : '.' );
const formatter = await eslint.loadFormatter( 'stylish' );
process.stdout.write( await formatter.format( results ) );

const diagnostics = [
	...config.errors,
	...ts.getPreEmitDiagnostics( program ),
];
process.stdout.write(
	ts.formatDiagnosticsWithColorAndContext( diagnostics, {
		getCanonicalFileName: ( name ) => name,
		getCurrentDirectory: () => root,
		getNewLine: () => '\n',
	} )
);
process.exitCode =
	diagnostics.length > 0 ||
	results.some( ( { errorCount } ) => errorCount > 0 )
		? 1
		: 0;
