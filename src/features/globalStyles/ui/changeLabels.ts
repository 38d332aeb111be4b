import { select } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { isRecord } from '@/kernel/guards';
import { assertNever } from '@/kernel/invariant';
import { shortenUnlike } from '@/kernel/shorten';
import type { FieldChange } from '@/features/documents/index.model';
import {
	blockTitle,
	valueLabel,
	type FieldSubject,
} from '@/features/documents/index.records';
import { siteStyles } from '../data/record';
import { parseImage } from '../model/background';
import { parsePath } from '../model/change';
import type { StylesDoc } from '../model/doc';
import { parseLength } from '../model/length';
import {
	kindAt,
	presetChanges,
	type PresetChange,
} from '../model/presetChanges';
import type { PresetKind } from '../model/presets';
import {
	isSameLook,
	parseReference,
	presetOfReference,
} from '../model/references';
import { storedText } from '../model/storedText';
import { getIn } from '../model/tree';
import { NO_CHANGES } from '../model/values';
import { fieldName, locationName } from './names';

/** The length at which a long value, such as CSS, is cut. */
const LONGEST = 60;

/** What applies where the user has chosen nothing. */
interface Theme {
	readonly base: StylesDoc;
	readonly merged: StylesDoc;
}

/**
 * A change of the styles as sentences: the target, the old and the new value. None where it makes no difference.
 *
 * @param change
 * @param id     The ID of the changed styles; the site's if absent.
 */
export function styleChangeLabel(
	change: FieldChange,
	id?: FieldSubject,
	{ isWhole = false }: { readonly isWhole?: boolean } = {}
): readonly string[] {
	const { path } = change;
	const styles = siteStyles( select );
	// Styles of another theme: what that one has is unknown.
	const isKnown =
		styles && ( id === undefined || String( styles.id ) === String( id ) );
	const theme = isKnown
		? { base: styles.layers.base, merged: styles.merged }
		: null;
	const [ from, to ] = [ change.from, change.to ].map( ( value ) =>
		isEmptyTree( path, value ) ? undefined : value
	);
	const fallback = theme ? themeValue( path, theme ) : undefined;
	return (
		listLabel( { path, from, to }, theme, fallback, isWhole ) ??
		valueSentence( { path, from, to }, theme, fallback )
	);
}

/** Whether the theme is known to which changes are compared; asking loads it. */
export const areStylesLoaded = ( from: typeof select ): boolean =>
	siteStyles( from ) !== null;

/** PHP encodes empty trees as lists. An empty list of presets is a choice. */
const isEmptyTree = ( path: readonly string[], value: unknown ): boolean =>
	Array.isArray( value ) && value.length === 0 && ! listKind( path );

function listLabel(
	{ path, from, to }: FieldChange,
	theme: Theme | null,
	fallback: unknown,
	isWhole: boolean
): readonly string[] | null {
	const isOwn = path.at( -1 ) === 'custom';
	if (
		! theme &&
		! isOwn &&
		listKind( path ) &&
		( from === undefined || to === undefined )
	) {
		return [
			sentence(
				styleLocationLabel( path ),
				unknownLabel( from ),
				unknownLabel( to )
			),
		];
	}
	return presetListLabel( path, from ?? fallback, to ?? fallback, {
		isThemes: to === undefined && fallback !== undefined,
		isWhole,
	} );
}

const unknownLabel = ( value: unknown ): string =>
	value === undefined
		? __( 'theme default', 'atelier' )
		: valueLabel( value );

function valueSentence(
	{ path, from, to }: FieldChange,
	theme: Theme | null,
	fallback: unknown
): readonly string[] {
	const block = parsePath( path.slice( 1 ) ).block ?? undefined;
	const [ old, now ] = [ from ?? fallback, to ?? fallback ];
	if ( isSameLook( old, now ) ) {
		return [];
	}
	const label = ( value: unknown, unlike: unknown ) =>
		value === undefined && ! theme
			? unknownLabel( value )
			: styleLabel( value, {
					...( theme ? { doc: theme.merged } : {} ),
					block,
					unlike,
				} );
	const words = [ label( old, now ), label( now, old ) ] as const;
	// Presets may have the same name.
	const [ before, after ] =
		words[ 0 ] === words[ 1 ]
			? [
					valueLabel( storedText( old ) ),
					valueLabel( storedText( now ) ),
				]
			: words;
	return [
		sentence(
			locationName( path ),
			before,
			to === undefined && fallback !== undefined
				? themesLabel( after )
				: after
		),
	];
}

/** A value that the theme has, too. */
const themesLabel = ( label: string ): string =>
	sprintf(
		/* translators: %s: a value of the styles. */
		__( '%s (theme)', 'atelier' ),
		label
	);

/**
 * The fallback without a user value: the theme's value; for settings of a block, the site's. Without one, text is upright if
 * what is around it is: choosing a weight stores that, too.
 */
function themeValue(
	path: readonly string[],
	{ base, merged }: Theme
): unknown {
	const { block, element, keys } = parsePath( path.slice( 1 ) );
	return (
		getIn( base, path ) ??
		( path[ 0 ] === 'settings' && block !== null
			? getIn( merged.settings, keys )
			: keys.join( '.' ) === 'typography.fontStyle' && element !== 'cite'
				? ( getIn( merged.styles, keys ) ?? 'normal' )
				: undefined )
	);
}

/** The changes of a list of presets as sentences; null if the path isn't one. */
export function presetListLabel(
	path: readonly string[],
	from: unknown,
	to: unknown,
	about: {
		/** Whether what is now is the theme's. */
		readonly isThemes?: boolean;
		/** Whether the values of what is added are named, too. */
		readonly isWhole?: boolean;
	} = {}
): readonly string[] | null {
	const { block } = parsePath( path.slice( 1 ) );
	const kind = listKind( path );
	return kind
		? presetChanges( kind, from, to ).map( ( change ) =>
				presetChangeLabel(
					[
						...( block === null ? [] : [ blockTitle( block ) ] ),
						PRESET_LISTS[ kind ](),
					],
					change,
					about
				)
			)
		: null;
}

/** The kind of presets in the list at a path; undefined for other values. */
const listKind = ( path: readonly string[] ): PresetKind | undefined =>
	path[ 0 ] === 'settings'
		? kindAt( parsePath( path.slice( 1 ) ).keys )
		: undefined;

/** The label of a path in the styles or settings; `entry` is the name of a preset in its list. */
export function styleLocationLabel(
	path: readonly string[],
	entry?: string
): string {
	const { block } = parsePath( path.slice( 1 ) );
	const kind = listKind( path );
	return kind
		? [
				...( block === null ? [] : [ blockTitle( block ) ] ),
				PRESET_LISTS[ kind ](),
				...( entry === undefined ? [] : [ entry ] ),
			].join( ' › ' )
		: locationName( path );
}

const sentence = ( where: string, from: string, to: string ): string =>
	sprintf(
		/* translators: 1: a style, 2: its value before, 3: its value now. */
		__( '%1$s: %2$s → %3$s', 'atelier' ),
		where,
		from,
		to
	);

/** The labels of preset lists. */
const PRESET_LISTS = {
	color: () => __( 'Palette', 'atelier' ),
	gradient: () => __( 'Gradients', 'atelier' ),
	duotone: () => __( 'Duotone', 'atelier' ),
	fontSize: () => __( 'Font sizes', 'atelier' ),
	fontFamily: () => __( 'Fonts', 'atelier' ),
	spacing: () => __( 'Spacing', 'atelier' ),
	shadow: () => __( 'Shadows', 'atelier' ),
	aspectRatio: () => __( 'Aspect ratios', 'atelier' ),
	dimension: () => __( 'Dimensions', 'atelier' ),
	borderRadius: () => __( 'Radius', 'atelier' ),
} satisfies Record< PresetKind, () => string >;

function presetChangeLabel(
	list: readonly string[],
	change: PresetChange,
	{
		isThemes = false,
		isWhole = false,
	}: { readonly isThemes?: boolean; readonly isWhole?: boolean }
): string {
	const way = ( name: string ) => [ ...list, name ].join( ' › ' );
	switch ( change.type ) {
		case 'added':
			return isWhole
				? sprintf(
						/* translators: 1: a block type, 2: its text. */
						__( '%1$s added: “%2$s”', 'atelier' ),
						way( change.name ),
						change.value
					)
				: sprintf(
						/* translators: %s: a preset, such as "Palette › Accent". */
						__( '%s added', 'atelier' ),
						way( change.name )
					);
		case 'removed':
			/* translators: %s: a preset, such as "Palette › Accent". */
			return sprintf( __( '%s removed', 'atelier' ), way( change.name ) );
		case 'renamed':
			return sprintf(
				/* translators: 1: former name of a preset, such as "Palette › Accent", 2: its current name. */
				__( '%1$s renamed to “%2$s”', 'atelier' ),
				way( change.before ),
				change.name
			);
		case 'changed':
			return sentence(
				way( change.name ),
				presetLabel( change.from, change.to ),
				isThemes
					? themesLabel( presetLabel( change.to, change.from ) )
					: presetLabel( change.to, change.from )
			);
		case 'fluid':
			return sentence(
				[ way( change.name ), __( 'Fluid', 'atelier' ) ].join( ' › ' ),
				fluidLabel( change.from ),
				fluidLabel( change.to )
			);
		case 'other':
			return sprintf(
				/* translators: %s: a preset, such as "Font sizes › Large". */
				__( '%s: settings changed', 'atelier' ),
				way( change.name )
			);
		case 'ordered':
			return sprintf(
				/* translators: %s: a list of presets, such as "Palette". */
				__( '%s: order changed', 'atelier' ),
				list.join( ' › ' )
			);
		default:
			return assertNever( change );
	}
}

/** The label of a preset's value; lengths are shown as they are stored. */
const presetLabel = ( value: string, unlike: string ): string =>
	parseLength( value ) ? value : styleLabel( value, { unlike } );

/** The label of a fluid font size. */
function fluidLabel( fluid: unknown ): string {
	if ( isRecord( fluid ) ) {
		return sprintf(
			/* translators: 1: the smallest size of text, 2: the largest. */
			__( '%1$s – %2$s', 'atelier' ),
			storedText( fluid.min ),
			storedText( fluid.max )
		);
	}
	return fluid === undefined
		? __( 'theme default', 'atelier' )
		: valueLabel( fluid );
}

/** Options for the label of a value. */
interface Telling {
	/** The document of the presets; defaults to the site's. */
	readonly doc?: StylesDoc;
	/** The block whose presets are looked up first. */
	readonly block?: string | undefined;
	/** The length at which a long value, such as CSS, is cut. */
	readonly length?: number;
	/** The other value of a comparison: a long value is cut around the difference. */
	readonly unlike?: unknown;
}

/** A preset by its name, an image by its title, other values as stored. */
export function styleLabel(
	value: unknown,
	{
		doc = siteStyles( select )?.merged ?? NO_CHANGES,
		block,
		length = LONGEST,
		unlike,
	}: Telling = {}
): string {
	const preset = presetOfReference( doc, value, { block } );
	if ( preset ) {
		return valueLabel( preset.name );
	}
	const image = parseImage( value );
	if ( image ) {
		return valueLabel( image.title );
	}
	const reference = parseReference( value );
	if ( reference?.type === 'preset' ) {
		// The theme hides it, or it is gone.
		return valueLabel( fieldName( reference.slug ) );
	}
	const text = longText( value );
	return valueLabel(
		text === null
			? value
			: shortenUnlike( text, longText( unlike ) ?? '', length )
	);
}

/** The text of a value that may need to be cut; null for values that are always short. */
function longText( value: unknown ): string | null {
	if ( isRecord( value ) ) {
		return JSON.stringify( value );
	}
	return typeof value === 'string' ? value : null;
}
