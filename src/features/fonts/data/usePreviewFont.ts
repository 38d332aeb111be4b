import { useEffect, useMemo, useState } from '@wordpress/element';
import { addressesOf } from '../model/faceRules';
import type { FontFace as Face, FontFamily } from '../model/family';
import { holdFace } from './pageFaces';
import { useThemeUrls } from './useThemeUrls';

/** The font of a preview. */
export interface PreviewFont {
	readonly status: 'loading' | 'ready' | 'failed';
	readonly fontFamily: string;
	readonly fontStyle?: string;
	readonly fontWeight?: string;
}

/** The names of loaded fonts by their addresses: previews of the same font share one. */
const aliases = new Map< string, string >();

/** A unique family name, so that a preview changes no other text. */
function aliasOf( addresses: readonly string[] ): string {
	const key = addresses.join( ' ' );
	const alias = aliases.get( key ) ?? `atelier-preview-${ aliases.size }`;
	aliases.set( key, alias );
	return alias;
}

/**
 * Loads a face while its preview is mounted, whether it is active or not.
 *
 * @param family
 * @param face   Undefined for a system font, which needs no file.
 */
export function usePreviewFont(
	family: FontFamily,
	face: Face | undefined
): PreviewFont {
	const themeUrls = useThemeUrls();
	const addresses = useMemo(
		() => ( face ? addressesOf( face, themeUrls ) : [] ),
		[ face, themeUrls ]
	);
	const key = addresses.join( ' ' );
	const { style = 'normal', weight = '400' } = face ?? {};
	const [ state, setState ] = useState( { key: '', isLoaded: false } );
	useEffect( () => {
		if ( key === '' ) {
			return undefined;
		}
		let isCurrent = true;
		const { face: held, release } = holdFace( {
			name: aliasOf( key.split( ' ' ) ),
			addresses: key.split( ' ' ),
			style,
			weight,
		} );
		const report = ( isLoaded: boolean ) => {
			if ( isCurrent ) {
				setState( { key, isLoaded } );
			}
		};
		( held?.load() ?? Promise.reject( new Error( 'no font' ) ) ).then(
			() => report( true ),
			() => report( false )
		);
		return () => {
			isCurrent = false;
			release();
		};
	}, [ key, style, weight ] );
	if ( ! face ) {
		return { status: 'ready', fontFamily: family.fontFamily };
	}
	if ( key === '' ) {
		return {
			status: themeUrls.length === 0 ? 'loading' : 'failed',
			fontFamily: 'inherit',
		};
	}
	return {
		status:
			state.key !== key ? 'loading' : state.isLoaded ? 'ready' : 'failed',
		fontFamily: aliasOf( addresses ),
		fontStyle: style,
		// Previews of variable fonts use the regular weight.
		fontWeight: weight.includes( ' ' ) ? '400' : weight,
	};
}
