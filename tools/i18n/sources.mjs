/** All messages of Atelier, and the template for translators. */
import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files.mjs';
import { root } from '../paths.mjs';
import { messagesOf, unite } from './messages.mjs';
import { formatPo } from './po.mjs';

/** A page for developers, which isn't in the plugin's zip. */
const UNSHIPPED = /^(?:src\/gallery|includes\/Gallery)\//;

/** @param {string} file */
const isShipped = ( file ) => ! UNSHIPPED.test( file );

/** @param {string} file */
const read = ( file ) => fs.readFileSync( path.join( root, file ), 'utf8' );

/** The headers of plugin.php that the list of plugins shows. */
function messagesOfHeaders() {
	const plugin = read( 'plugin.php' );
	return [ 'Plugin Name', 'Description' ].map( ( header ) => ( {
		msgid:
			new RegExp( `^ \\* ${ header }:\\s+(.+)$`, 'm' ).exec(
				plugin
			)?.[ 1 ] ?? '',
		msgstr: [],
		comments: {
			extracted: `${ header } of the plugin`,
			reference: 'plugin.php',
		},
	} ) );
}

/** Each message once, those of PHP first. */
const allMessages = () =>
	unite( [
		...messagesOfHeaders(),
		...[
			'plugin.php',
			...filesIn( 'includes', '.php' ),
			...filesIn( 'src', '' ).filter( ( file ) =>
				/(?<!\.test|\.d)\.tsx?$/.test( file )
			),
		]
			.filter( isShipped )
			.flatMap( ( file ) => messagesOf( file, read( file ) ) ),
	] );

/** The text of languages/atelier.pot. */
export const template = () =>
	formatPo( {
		headers: {
			'Project-Id-Version': 'Atelier',
			'MIME-Version': '1.0',
			'Content-Type': 'text/plain; charset=UTF-8',
			'Content-Transfer-Encoding': '8bit',
			'X-Domain': 'atelier',
		},
		entries: allMessages().map( ( message ) => ( {
			...message,
			msgstr: message.msgid_plural === undefined ? [] : [ '', '' ],
		} ) ),
	} );
