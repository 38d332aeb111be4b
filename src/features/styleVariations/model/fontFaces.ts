import { isRecord, stringOr } from '../../../kernel/guards';
import {
	type StylesDoc,
	fontNameOf,
	type Lettering,
	allOf,
	presetsOf,
} from '../../globalStyles/index.model';

/** A font file that some typography needs. */
export interface FontFile {
	readonly family: string;
	readonly url: string;
	readonly weight: string;
	readonly style: string;
}

/**
 * The font files of typography whose addresses the document has.
 *
 * @param doc      The merged layers.
 * @param letters
 * @param themeUrl The URL for `file:./`.
 */
export function fontFilesOf(
	doc: StylesDoc,
	letters: readonly Lettering[],
	themeUrl: string
): readonly FontFile[] {
	const wanted = new Set( letters.map( ( one ) => one.fontFamily ) );
	return allOf( presetsOf( doc, 'fontFamily' ) )
		.filter( ( { value } ) => wanted.has( value ) )
		.flatMap( ( { value, raw } ) =>
			( Array.isArray( raw.fontFace ) ? raw.fontFace : [] ).flatMap(
				( face: unknown ) => {
					const url = addressOf( face, themeUrl );
					return isRecord( face ) && url !== null
						? [
								{
									family: fontNameOf( value ),
									url,
									weight: textOf( face.fontWeight ),
									style: textOf( face.fontStyle ),
								},
							]
						: [];
				}
			)
		);
}

const textOf = ( value: unknown ): string =>
	typeof value === 'number' ? String( value ) : stringOr( value, 'normal' );

function addressOf( face: unknown, themeUrl: string ): string | null {
	const src: unknown = isRecord( face ) ? face.src : undefined;
	const first = stringOr( Array.isArray( src ) ? src[ 0 ] : src );
	if ( first.startsWith( 'file:./' ) ) {
		return themeUrl === ''
			? null
			: `${ themeUrl }/${ first.slice( 'file:./'.length ) }`;
	}
	return /^https?:\/\//.test( first ) ? first : null;
}
