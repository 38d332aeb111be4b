/**
 * `npm run pot`: writes languages/atelier.pot, and updates the translations in languages/: new messages are added
 * without a translation, old ones are removed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from './i18n/messages.mjs';
import { formatPo, parsePo, pluralForms } from './i18n/po.mjs';
import { template } from './i18n/sources.mjs';
import { root } from './paths.mjs';

const folder = path.join( root, 'languages' );
const pot = template();
const { entries } = parsePo( pot );
fs.writeFileSync( path.join( folder, 'atelier.pot' ), pot );
console.log( `languages/atelier.pot: ${ entries.length } messages` );

for ( const name of fs.readdirSync( folder ) ) {
	if ( ! name.endsWith( '.po' ) ) {
		continue;
	}
	const file = path.join( folder, name );
	const old = parsePo( fs.readFileSync( file, 'utf8' ) );
	const known = new Map(
		old.entries.map( ( entry ) => [ keyOf( entry ), entry ] )
	);
	const forms = pluralForms( old );
	const next = entries.map( ( entry ) => {
		const { msgstr = [] } = known.get( keyOf( entry ) ) ?? {};
		return {
			...entry,
			msgstr: Array.from(
				{ length: entry.msgid_plural === undefined ? 1 : forms },
				( _, form ) => msgstr[ form ] ?? ''
			),
		};
	} );
	fs.writeFileSync( file, formatPo( { ...old, entries: next } ) );
	const open = next.filter( ( { msgstr } ) => msgstr.includes( '' ) );
	console.log( `languages/${ name }: ${ open.length } to translate` );
}
