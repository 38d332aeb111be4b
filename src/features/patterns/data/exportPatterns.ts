import { __ } from '@wordpress/i18n';
import { download } from '@/platform/download';
import { fileNamesOf } from '../model/fileNames';
import { buildPatternFile, type PatternFile } from '../model/patternFile';

/** Downloads patterns in WordPress's own file format: one as JSON, several as a zip. */
export async function exportPatterns(
	patterns: readonly PatternFile[]
): Promise< void > {
	const names = fileNamesOf( patterns.map( ( { title } ) => title ) );
	const files = patterns.map(
		( pattern, index ) =>
			[
				`${ names[ index ] ?? index }.json`,
				buildPatternFile( pattern ),
			] as const
	);
	const [ first ] = files;
	if ( files.length === 1 && first ) {
		const [ name, text ] = first;
		download( name, new Blob( [ text ], { type: 'application/json' } ) );
		return;
	}
	const { strToU8, zipSync } = await import( 'fflate' );
	const zip = zipSync(
		Object.fromEntries(
			files.map( ( [ name, text ] ) => [ name, strToU8( text ) ] )
		)
	);
	download(
		`${ __( 'patterns-export', 'atelier' ) }.zip`,
		new Blob( [ zip ], { type: 'application/zip' } )
	);
}
