import { isRecord, stringOr } from '../../../kernel/guards';
import {
	type StylesDoc,
	fontNameOf,
	type Lettering,
	allOf,
	presetsOf,
} from '../../globalStyles/index.model';

/** A font file that letters need. */
export interface FontFile {
	readonly family: string;
	/** Where it may be: a browser takes the first that it gets. */
	readonly urls: readonly string[];
	readonly weight: string;
	readonly style: string;
}

/**
 * The files that letters are shown with, as far as the document says where they are.
 *
 * @param doc       Both layers together.
 * @param letters
 * @param themeUrls What `file:./` stands for: the active theme's folder, and that of the theme it is a child of.
 */
export function fontFilesOf(
	doc: StylesDoc,
	letters: readonly Lettering[],
	themeUrls: readonly string[]
): readonly FontFile[] {
	const wanted = new Set( letters.map( ( one ) => one.fontFamily ) );
	return allOf( presetsOf( doc, 'fontFamily' ) )
		.filter( ( { value } ) => wanted.has( value ) )
		.flatMap( ( { value, raw } ) =>
			( Array.isArray( raw.fontFace ) ? raw.fontFace : [] ).flatMap(
				( face: unknown ) => {
					const urls = addressesOf( face, themeUrls );
					return isRecord( face ) && urls.length > 0
						? [
								{
									family: fontNameOf( value ),
									urls,
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

function addressesOf(
	face: unknown,
	themeUrls: readonly string[]
): readonly string[] {
	const src: unknown = isRecord( face ) ? face.src : undefined;
	const first = stringOr( Array.isArray( src ) ? src[ 0 ] : src );
	if ( first.startsWith( 'file:./' ) ) {
		const path = first.slice( 'file:./'.length );
		return themeUrls.map( ( url ) => `${ url }/${ path }` );
	}
	return /^https?:\/\//.test( first ) ? [ first ] : [];
}
