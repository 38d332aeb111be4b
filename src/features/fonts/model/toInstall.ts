import { stringOr, type UnknownRecord } from '@/kernel/guards';
import { parseStretch, parseWeight } from './family';

/** A variant with its files to install. */
export interface FaceToInstall {
	/** As in theme.json, without `src`. */
	readonly settings: UnknownRecord;
	readonly files: readonly File[];
}

/** A family to install. */
export interface FamilyToInstall {
	/** As in theme.json, without `fontFace`. */
	readonly settings: UnknownRecord;
	readonly faces: readonly FaceToInstall[];
}

/** The server rejects families and faces with other properties. */
const FAMILY_SETTINGS = [ 'name', 'slug', 'fontFamily', 'preview' ];
const FACE_SETTINGS = [
	'fontFamily',
	'fontStyle',
	'fontWeight',
	'fontDisplay',
	'fontStretch',
	'ascentOverride',
	'descentOverride',
	'fontVariant',
	'fontFeatureSettings',
	'fontVariationSettings',
	'lineGapOverride',
	'sizeAdjust',
	'unicodeRange',
	'preview',
];

const pick = (
	settings: UnknownRecord,
	names: readonly string[]
): UnknownRecord =>
	Object.fromEntries(
		names.flatMap( ( name ) => {
			const value = settings[ name ];
			return typeof value === 'string' || typeof value === 'number'
				? [ [ name, value ] ]
				: [];
		} )
	);

export const familySettings = (
	settings: UnknownRecord,
	slug: string
): UnknownRecord => ( { ...pick( settings, FAMILY_SETTINGS ), slug } );

export const faceToSend = (
	settings: UnknownRecord,
	src: readonly string[]
): UnknownRecord => ( {
	...pick( settings, FACE_SETTINGS ),
	src: src.length === 1 ? src[ 0 ] : src,
} );

/** The server treats two faces of a family with equal identities as the same. */
export function faceIdentity( settings: UnknownRecord ): string {
	return [
		stringOr( settings.fontStyle ).trim().toLowerCase() || 'normal',
		parseWeight( settings.fontWeight ),
		parseStretch( settings.fontStretch ),
		(
			stringOr( settings.unicodeRange ).trim() || 'U+0-10FFFF'
		).toUpperCase(),
	].join( ';' );
}
