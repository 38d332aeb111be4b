import { __, _n, sprintf } from '@wordpress/i18n';
import { stringOr } from '@/kernel/guards';
import { assertNever } from '@/kernel/invariant';
import { differingParts, shorten, shortenUnlike } from '@/kernel/shorten';
import { isolated, quoted } from '@/ui/quoted';
import { blockTitle } from '../data/blockTitles';
import type { FieldSubject } from '../data/fieldLabels';
import type { BlockChange } from '../model/blockChanges';
import type { FieldChange } from '../model/fieldChanges';
import { partsOf } from '../model/wholeChange';
import { statusName } from './statusNames';
import { namedValue, namedValues } from './valueNames';

/** The maximum length of quoted texts, in characters. */
export const LONGEST = 60;

/** Whether texts are shown as long as they are, because somebody answers for all of a change. */
interface Whole {
	readonly isWhole?: boolean;
}

/** The change of a block as a sentence. */
export function blockChangeLabel(
	change: BlockChange,
	{ isWhole = false }: Whole = {}
): string {
	const block = isolated( blockTitle( change.block ) );
	if ( change.kind === 'changed' && change.from !== change.to ) {
		const [ from, to ] = isWhole
			? differingParts( change.from, change.to )
			: [
					shortenUnlike( change.from, change.to, LONGEST ),
					shortenUnlike( change.to, change.from, LONGEST ),
				];
		return sprintf(
			/* translators: 1: a block type, 2: text before, 3: text now. */
			__( '%1$s: “%2$s” → “%3$s”', 'atelier' ),
			block,
			isolated( from ),
			isolated( to )
		);
	}
	if ( change.kind === 'styled' ) {
		return styledLabel( change );
	}
	const text = change.kind === 'changed' ? change.to : change.text;
	const { alone, withText } = sentences( change.kind );
	return text === ''
		? sprintf( alone, block )
		: sprintf(
				withText,
				block,
				isolated(
					isWhole && change.kind !== 'changed'
						? text
						: shorten( text, LONGEST )
				)
			);
}

/** What a label doesn't say of a change, as sentences. */
export const partLabels = ( change: BlockChange ): readonly string[] =>
	partsOf( change ).map( ( part ) =>
		'block' in part
			? settingLabel( blockTitle( part.block ), quoted( part.text ) )
			: change.kind === 'changed' || change.kind === 'styled'
				? fieldChangeLabel( part, undefined, { isWhole: true } )
				: fieldValueLabel( part, undefined, { isWhole: true } )
	);

/** The block's changed styles on smaller screens. */
function styledLabel( {
	block,
	text,
	viewports,
	properties,
}: Extract< BlockChange, { kind: 'styled' } > ): string {
	const where = viewports
		.map( ( viewport ) =>
			viewport === 'mobile'
				? __( 'Mobile', 'atelier' )
				: __( 'Tablet', 'atelier' )
		)
		.join( ', ' );
	const what = properties.map( nameOf ).join( ', ' );
	return text === ''
		? sprintf(
				/* translators: 1: a block type. 2: screen sizes, such as "Mobile". 3: names of styles, such as "Font size". */
				__( '%1$s: styles on %2$s changed: %3$s', 'atelier' ),
				isolated( blockTitle( block ) ),
				where,
				what
			)
		: sprintf(
				/* translators: 1: a block type. 2: its text. 3: screen sizes, such as "Mobile". 4: names of styles, such as "Font size". */
				__( '%1$s: styles of “%2$s” on %3$s changed: %4$s', 'atelier' ),
				isolated( blockTitle( block ) ),
				isolated( shorten( text, LONGEST ) ),
				where,
				what
			);
}

/** Sentences for the changes of a block, without and with a text. */
function sentences( kind: Exclude< BlockChange[ 'kind' ], 'styled' > ) {
	switch ( kind ) {
		case 'added':
			return {
				/* translators: %s: a block type. */
				alone: __( '%s added', 'atelier' ),
				/* translators: 1: a block type, 2: its text. */
				withText: __( '%1$s added: “%2$s”', 'atelier' ),
			};
		case 'removed':
			return {
				/* translators: %s: a block type. */
				alone: __( '%s removed', 'atelier' ),
				/* translators: 1: a block type, 2: its text. */
				withText: __( '%1$s removed: “%2$s”', 'atelier' ),
			};
		case 'moved':
			return {
				/* translators: %s: a block type. */
				alone: __( '%s moved', 'atelier' ),
				/* translators: 1: a block type, 2: its text. */
				withText: __( '%1$s moved: “%2$s”', 'atelier' ),
			};
		case 'changed':
			return {
				/* translators: %s: a block type. */
				alone: __( '%s: settings changed', 'atelier' ),
				/* translators: 1: a block type, 2: its text. */
				withText: __( '%1$s: settings of “%2$s” changed', 'atelier' ),
			};
		default:
			return assertNever( kind );
	}
}

/** A changed setting, with its old and new value. */
export function fieldChangeLabel(
	{ path, from, to }: FieldChange,
	_id?: FieldSubject,
	{ isWhole = false }: Whole = {}
): string {
	if ( isOnly( path, 'status' ) && to === 'trash' ) {
		return __( 'Moved to the trash', 'atelier' );
	}
	if ( isOnly( path, 'status' ) && from === 'trash' ) {
		return sprintf(
			/* translators: %s: the status of a page since then, such as "Published". */
			__( 'Restored from the trash (%s)', 'atelier' ),
			statusName( stringOr( to, 'draft' ) )
		);
	}
	const [ one, other ] = namedValues( path, [ from, to ] );
	const [ before, after ] = isWhole
		? wholeValues( one, other )
		: [ unlike( one, other ), unlike( other, one ) ];
	return sprintf(
		/* translators: 1: a setting, 2: its value before, 3: its value now. */
		__( '%1$s: %2$s → %3$s', 'atelier' ),
		fieldLabel( path ),
		valueLabel( before ),
		valueLabel( after )
	);
}

/** All that differs between two values. */
function wholeValues(
	from: unknown,
	to: unknown
): readonly [ unknown, unknown ] {
	const [ one, other ] = [ from, to ].map( wholeValue );
	return typeof one === 'string' && typeof other === 'string'
		? differingParts( one, other )
		: [ one, other ];
}

/** A value with all that a list has. */
const wholeValue = ( value: unknown ): unknown =>
	Array.isArray( value ) && value.length > 0
		? JSON.stringify( value )
		: value;

/** A setting of something new, which had no value before. */
export const fieldValueLabel = (
	{ path, to }: FieldChange,
	_id?: FieldSubject,
	{ isWhole = false }: Whole = {}
): string =>
	settingLabel(
		fieldLabel( path ),
		valueLabel(
			isWhole
				? wholeValue( namedValue( path, to ) )
				: unlike( namedValue( path, to ), '' )
		)
	);

const settingLabel = ( name: string, value: string ): string =>
	sprintf(
		/* translators: 1: a setting of a new page, such as "Template". 2: its value. */
		__( '%1$s: %2$s', 'atelier' ),
		name,
		value
	);

const isOnly = ( path: readonly string[], name: string ): boolean =>
	path.length === 1 && path[ 0 ] === name;

/** The label of a property, with those that it is nested in. */
export const fieldLabel = ( path: readonly string[] ): string =>
	isSyncStatus( path )
		? __( 'Sync status', 'atelier' )
		: path.map( nameOf ).join( ' › ' );

/** WordPress keeps it among custom fields. */
const isSyncStatus = ( path: readonly string[] ): boolean =>
	path.join( '.' ) === 'meta.wp_pattern_sync_status';

/** Long texts, such as excerpts, are quoted from their first difference. */
const unlike = ( value: unknown, other: unknown ): unknown =>
	typeof value === 'string'
		? shortenUnlike( value, stringOr( other ), LONGEST )
		: value;

const FIELD_NAMES: Readonly< Record< string, () => string > > = {
	title: () => __( 'Title', 'atelier' ),
	content: () => __( 'Content', 'atelier' ),
	description: () => __( 'Description', 'atelier' ),
	excerpt: () => __( 'Excerpt', 'atelier' ),
	status: () => __( 'Status', 'atelier' ),
	date: () => __( 'Date', 'atelier' ),
	slug: () => __( 'Slug', 'atelier' ),
	author: () => __( 'Author', 'atelier' ),
	parent: () => __( 'Parent', 'atelier' ),
	template: () => __( 'Template', 'atelier' ),
	featured_media: () => __( 'Featured image', 'atelier' ),
	password: () => __( 'Password', 'atelier' ),
	comment_status: () => __( 'Discussion', 'atelier' ),
	ping_status: () => __( 'Pingbacks', 'atelier' ),
	menu_order: () => __( 'Order', 'atelier' ),
	area: () => __( 'Area', 'atelier' ),
	format: () => __( 'Format', 'atelier' ),
	sticky: () => __( 'Sticky', 'atelier' ),
	categories: () => __( 'Categories', 'atelier' ),
	tags: () => __( 'Tags', 'atelier' ),
	meta: () => __( 'Custom fields', 'atelier' ),
	styles: () => __( 'Styles', 'atelier' ),
	settings: () => __( 'Settings', 'atelier' ),
};

/** The label of a property: known ones by name, others by their key in words. */
function nameOf( key: string ): string {
	return (
		FIELD_NAMES[ key ]?.() ??
		key
			.replace( /^core\//, '' )
			.replace( /[-_]/g, ' ' )
			.replace( /([a-z])([A-Z])/g, '$1 $2' )
			.replace( /^./, ( letter ) => letter.toUpperCase() )
	);
}

/** A value for use in a sentence. */
export function valueLabel( value: unknown ): string {
	if ( value === undefined || value === null || value === '' ) {
		return __( 'none', 'atelier' );
	}
	if ( typeof value === 'boolean' ) {
		return value ? __( 'on', 'atelier' ) : __( 'off', 'atelier' );
	}
	if ( Array.isArray( value ) ) {
		return sprintf(
			/* translators: %d: number of entries in a list. */
			_n( '%d item', '%d items', value.length, 'atelier' ),
			value.length
		);
	}
	return typeof value === 'string' || typeof value === 'number'
		? quoted( String( value ) )
		: JSON.stringify( value );
}
