import { parse } from 'opentype.js';
import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { readCharacters } from './characters';
import type { FontAxis, FontFileFacts, FontFormat, FontReading } from './facts';
import { formatOf, isFontFormat } from './format';
import { LIMITS } from './limits';
import {
	cleanFamily,
	cleanText,
	cleanUrl,
	hasReadableNames,
	nameIn,
	styleInNames,
} from './names';
import {
	buildSfnt,
	readSfnt,
	viewOf,
	type FontTables,
	type TablesReading,
} from './tables';
import { readWoff } from './woff';
import { reasonOfWoff2 } from './woff2';

/** Unpacks a WOFF2. May reject. */
export type UnpackWoff2 = ( bytes: Uint8Array ) => Promise< Uint8Array >;

/** Reads a font file. Returns a result for any bytes: never throws, and never exceeds LIMITS. */
export async function readFontFile(
	bytes: Uint8Array,
	unpackWoff2: UnpackWoff2
): Promise< FontReading > {
	if ( bytes.length > LIMITS.fileBytes ) {
		return { reason: 'tooLarge' };
	}
	const format = formatOf( bytes );
	if ( ! isFontFormat( format ) ) {
		return { reason: format };
	}
	try {
		const reading = await TABLES_OF[ format ]( bytes, unpackWoff2 );
		return 'reason' in reading
			? reading
			: factsIn( reading.tables, format, bytes.length );
	} catch {
		// A table is shorter than declared (RangeError), or a library failed to read it.
		return { reason: 'damaged' };
	}
}

const TABLES_OF: Record<
	FontFormat,
	(
		bytes: Uint8Array,
		unpackWoff2: UnpackWoff2
	) => TablesReading | Promise< TablesReading >
> = {
	ttf: readSfnt,
	otf: readSfnt,
	woff: readWoff,
	woff2: async ( bytes, unpackWoff2 ) => {
		const reason = reasonOfWoff2( bytes );
		return reason
			? { reason }
			: readSfnt( Uint8Array.from( await unpackWoff2( bytes ) ) );
	},
};

/** The tables that every font has, and those that can hold its glyphs. Chromium rejects a font without names, too; the table may be empty. */
const REQUIRED = [ 'head', 'hhea', 'hmtx', 'maxp', 'cmap', 'name' ];
const OUTLINES = [ 'glyf', 'CFF ', 'CFF2', 'CBDT', 'sbix', 'SVG ' ];

function factsIn(
	tables: FontTables,
	format: FontFormat,
	bytes: number
): FontReading {
	const has = ( tag: string ) => ( tables.get( tag )?.length ?? 0 ) > 0;
	const name = tables.get( 'name' );
	const maxp = tables.get( 'maxp' );
	const cmap = tables.get( 'cmap' );
	if (
		! REQUIRED.every( has ) ||
		! OUTLINES.some( has ) ||
		! name ||
		! maxp ||
		! cmap ||
		! hasReadableNames( name )
	) {
		return { reason: 'damaged' };
	}
	const glyphs = viewOf( maxp ).getUint16( 4 );
	const font = parse( buildSfnt( describingTables( tables ) ), {
		lowMemory: true,
	} );
	if ( glyphs === 0 || ! isRecord( font ) || ! isRecord( font.tables ) ) {
		return { reason: 'damaged' };
	}
	return {
		facts: {
			format,
			bytes,
			...namesOf( font.names ),
			...shapesOf( font.tables, styleInNames( font.names ) ),
			glyphs,
			characters: readCharacters( cmap ),
		},
	};
}

/**
 * The tables that describe a font. opentype.js parses all tables that it gets, which costs time and is a risk, so it gets a
 * font without glyphs.
 */
function describingTables( tables: FontTables ): FontTables {
	const padded = ( tag: string, length: number ) => {
		const table = tables.get( tag ) ?? new Uint8Array();
		const copy = new Uint8Array( Math.max( length, table.length ) );
		copy.set( table );
		return copy;
	};
	const described = new Map( [
		[ 'head', padded( 'head', 54 ) ],
		[ 'hhea', new Uint8Array( 36 ) ],
		[ 'hmtx', new Uint8Array() ],
		[ 'maxp', Uint8Array.of( 0, 0, 0x50, 0, 0, 0 ) ],
		[ 'cmap', EMPTY_CMAP ],
		[ 'name', padded( 'name', 6 ) ],
		[ 'glyf', new Uint8Array() ],
		[ 'loca', new Uint8Array( 4 ) ],
	] );
	if ( tables.has( 'OS/2' ) ) {
		described.set( 'OS/2', padded( 'OS/2', 96 ) );
	}
	if ( tables.has( 'fvar' ) ) {
		const fvar = padded( 'fvar', 16 );
		const view = viewOf( fvar );
		if ( view.getUint16( 8 ) > LIMITS.axes ) {
			view.setUint16( 8, LIMITS.axes );
		}
		// The named instances, which can be up to 65,535.
		view.setUint16( 12, 0 );
		described.set( 'fvar', fvar );
	}
	return described;
}

/** A `cmap` with one Unicode subtable (3, 10) and no groups. */
const EMPTY_CMAP = Uint8Array.from(
	[
		[ 0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12 ],
		[ 0, 12, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0 ],
	].flat()
);

function namesOf(
	names: unknown
): Pick<
	FontFileFacts,
	'family' | 'cut' | 'designer' | 'copyright' | 'licence' | 'licenceUrl'
> {
	const text = ( key: string, length: number ) =>
		cleanText( nameIn( names, key ), length );
	return {
		family:
			cleanFamily( nameIn( names, 'wwsFamily' ) ) ||
			cleanFamily( nameIn( names, 'preferredFamily' ) ) ||
			cleanFamily( nameIn( names, 'fontFamily' ) ),
		cut:
			text( 'preferredSubfamily', LIMITS.shownName ) ||
			text( 'fontSubfamily', LIMITS.shownName ),
		designer: text( 'designer', LIMITS.shownName ),
		copyright: text( 'copyright', LIMITS.shownText ),
		licence: text( 'license', LIMITS.shownText ),
		licenceUrl: cleanUrl( nameIn( names, 'licenseURL' ) ),
	};
}

/** Bits of `fsSelection`. */
const ITALIC = 1;
const OBLIQUE = 1 << 9;

function shapesOf(
	tables: UnknownRecord,
	named: 'italic' | 'oblique' | undefined
): Pick< FontFileFacts, 'style' | 'weight' | 'width' | 'axes' > {
	const { fvar } = tables;
	const os2 = isRecord( tables.os2 ) ? tables.os2 : {};
	const selection = Number( os2.fsSelection ) || 0;
	const width = Number( os2.usWidthClass );
	const axes = (
		isRecord( fvar ) && Array.isArray( fvar.axes ) ? fvar.axes : []
	).flatMap( ( axis ) => axisOf( axis ) ?? [] );
	const weights = axes.find( ( { tag } ) => tag === 'wght' );
	return {
		axes,
		// Names may be in any language.
		style:
			named ??
			( selection & OBLIQUE
				? 'oblique'
				: selection & ITALIC
					? 'italic'
					: 'normal' ),
		width: width >= 1 && width <= 9 ? width : 5,
		weight:
			weights && weights.min < weights.max
				? `${ asWeight( weights.min ) } ${ asWeight( weights.max ) }`
				: String( asWeight( fromClass( os2.usWeightClass ) ) ),
	};
}

function axisOf( raw: unknown ): FontAxis | null {
	if ( ! isRecord( raw ) || typeof raw.tag !== 'string' ) {
		return null;
	}
	const [ min, initial, max ] = [
		raw.minValue,
		raw.defaultValue,
		raw.maxValue,
	].map( Number );
	const tag = cleanText( raw.tag, 4 );
	return tag === '' ||
		min === undefined ||
		initial === undefined ||
		max === undefined ||
		! ( min <= initial && initial <= max )
		? null
		: {
				tag,
				name:
					cleanText(
						nameIn( { windows: { name: raw.name } }, 'name' ),
						LIMITS.shownName
					) || tag,
				min,
				initial,
				max,
			};
}

/** Old tools wrote weights from 1 to 9. */
const fromClass = ( value: unknown ): number => {
	const weight = Number( value );
	return weight >= 1 && weight <= 9 ? weight * 100 : weight;
};

/** A CSS weight from 1 to 1000. Missing or invalid weights are regular. */
const asWeight = ( value: unknown ): number => {
	const weight = Math.round( Number( value ) );
	return weight >= 1 && weight <= 1000 ? weight : 400;
};
