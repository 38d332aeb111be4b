/**
 * Compiles the files in languages/ to WordPress's formats.
 *
 * @typedef {import('./messages.mjs').Message} Message
 * @typedef {import('./po.mjs').Catalogue} Catalogue
 */
import { keyOf } from './messages.mjs';

/** @param {Catalogue} catalogue */
function translated( { entries } ) {
	return new Map(
		entries
			.filter( ( { msgstr } ) => msgstr.some( Boolean ) )
			.map( ( entry ) => [ keyOf( entry ), entry ] )
	);
}

/**
 * The messages of one script, as `wp_set_script_translations()` expects them.
 *
 * @param {Catalogue} catalogue
 * @param {Message[]} messages  The script's messages.
 * @return {string | null} JSON; null if none of them is translated.
 */
export function compileScript( catalogue, messages ) {
	const known = translated( catalogue );
	const found = messages.flatMap( ( message ) => {
		const entry = known.get( keyOf( message ) );
		return entry ? [ [ keyOf( message ), entry.msgstr ] ] : [];
	} );
	if ( found.length === 0 ) {
		return null;
	}
	const { headers } = catalogue;
	return JSON.stringify( {
		locale_data: {
			messages: {
				'': {
					lang: headers.Language,
					'plural-forms': headers[ 'Plural-Forms' ],
				},
				...Object.fromEntries( found ),
			},
		},
	} );
}

/**
 * The messages of PHP, in WordPress's format `.l10n.php`.
 *
 * @param {Catalogue} catalogue
 */
export function compilePhp( catalogue ) {
	const lines = [ ...translated( catalogue ).values() ]
		.filter( ( { comments } ) =>
			/\.php$/m.test( comments?.reference ?? '' )
		)
		.map( ( entry ) => {
			const key =
				keyOf( entry ) +
				( entry.msgid_plural === undefined
					? ''
					: `\0${ entry.msgid_plural }` );
			return `${ phpString( key ) }=>${ phpString( entry.msgstr.join( '\0' ) ) },`;
		} );
	const { headers } = catalogue;
	return `<?php
return array('language'=>${ phpString( headers.Language ?? '' ) },'plural-forms'=>${ phpString( headers[ 'Plural-Forms' ] ?? '' ) },'messages'=>array(
${ lines.join( '\n' ) }
));
`;
}

/** @param {string} text */
const phpString = ( text ) =>
	`'${ text.replace( /[\\']/g, '\\$&' ).replaceAll( '\0', `'."\\0".'` ) }'`;
