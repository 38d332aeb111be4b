import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { isRecord } from '@/kernel/guards';
import { normalizeOperators } from '../operators';
import type {
	EditableField,
	EditControlName,
	EditProps,
	Edits,
	Elements,
	Field,
	FieldTypeName,
	OperatorName,
	Option,
	OptionSearch,
	Renders,
	SortDirection,
} from '../types';
import { datetime } from './datetime';
import { isEmpty, type FieldType } from './fieldType';
import { integer } from './integer';
import { media } from './media';
import { text } from './text';
import { untyped } from './untyped';

const fieldTypes = {
	integer,
	text,
	datetime,
	media,
} satisfies Record< FieldTypeName, FieldType >;

/** Definitions from elsewhere may name types that don't exist here. */
const fieldTypeOf = ( name: string | undefined ): FieldType =>
	Object.entries( fieldTypes ).find(
		( [ known ] ) => known === name
	)?.[ 1 ] ?? untyped;

/** A field with all defaults filled in. */
export interface NormalizedField< Item > extends EditableField< Item > {
	readonly header: ReactNode;
	readonly typeName: FieldTypeName | undefined;
	readonly type: FieldType;
	/** Loads the elements; null where the field has them or has none. */
	readonly loadElements: LoadElements | null;
	/** Finds options that weren't loaded; null where all are. */
	readonly searchElements: OptionSearch | null;
	/** Empty where the field has no filter. */
	readonly operators: readonly OperatorName[];
	readonly isPrimary: boolean;
	/** Null where the value itself is rendered. */
	readonly Render: Renders< { item: Item } > | null;
	/** Null where values are sorted by their type. */
	readonly compare:
		( ( a: Item, b: Item, direction: SortDirection ) => number ) | null;
	/** The message about an item's invalid value; null if it is valid. */
	problem( item: Item, elements?: readonly Option[] ): string | null;
	readonly Edit: Renders< EditProps< Item > > | EditControlName | undefined;
	isVisible( item: Item ): boolean;
	readonly readOnly: boolean;
	readonly enableSorting: boolean;
	readonly enableHiding: boolean;
	readonly enableGlobalSearch: boolean;
}

export type LoadElements = () => PromiseLike< readonly Option[] >;

const known = new WeakMap< object, unknown >();

/** Fills in the defaults of definitions. The same array gives the same result, so that nothing re-renders. */
export function normalizeFields< Item >(
	fields: readonly Field< Item >[]
): readonly NormalizedField< Item >[] {
	const before = known.get( fields );
	if ( before !== undefined ) {
		// The cached result for this array.
		return before as readonly NormalizedField< Item >[];
	}
	const normalized = fields.map( normalizeField );
	known.set( fields, normalized );
	return normalized;
}

function normalizeField< Item >(
	field: Field< Item >
): NormalizedField< Item > {
	const { id, label = id, header = label, type: typeName, filterBy } = field;
	const type = fieldTypeOf( typeName );
	const { elements, loadElements } = elementsOf( field );
	const getValue = ( { item }: { item: Item } ): unknown =>
		field.getValue ? field.getValue( { item } ) : valueAt( item, id );
	return {
		id,
		label,
		header,
		typeName,
		type,
		description: field.description,
		placeholder: field.placeholder,
		elements,
		loadElements,
		searchElements: field.searchElements ?? null,
		operators:
			filterBy === false || ( elements.length === 0 && ! loadElements )
				? []
				: normalizeOperators( filterBy?.operators ),
		isPrimary: filterBy !== false && filterBy?.isPrimary === true,
		getValue,
		setValue: ( args ) =>
			field.setValue ? field.setValue( args ) : editsAt( id, args.value ),
		Render: field.render ?? null,
		compare: field.sort
			? ( a, b, direction ) => field.sort?.( a, b, direction ) ?? 0
			: null,
		problem: ( item, loaded = elements ) =>
			problemOf( {
				field,
				type,
				item,
				value: getValue( { item } ),
				elements: loaded,
			} ),
		Edit: field.Edit,
		isVisible: ( item ) => field.isVisible?.( item ) ?? true,
		readOnly: field.readOnly === true,
		enableSorting: field.enableSorting ?? type.enableSorting,
		enableHiding: field.enableHiding ?? true,
		enableGlobalSearch: field.enableGlobalSearch ?? false,
	};
}

function elementsOf( {
	elements,
	getElements,
}: {
	readonly elements?: Elements | undefined;
	readonly getElements?: LoadElements | undefined;
} ): {
	readonly elements: readonly Option[];
	readonly loadElements: LoadElements | null;
} {
	if ( elements === undefined ) {
		return { elements: [], loadElements: getElements ?? null };
	}
	if ( typeof elements === 'function' ) {
		return {
			elements: [],
			// So that an error that it throws synchronously is shown as a failure, too.
			loadElements: async () => elements(),
		};
	}
	return 'then' in elements
		? { elements: [], loadElements: () => elements }
		: { elements, loadElements: null };
}

interface Checked< Item > {
	readonly field: Field< Item >;
	readonly type: FieldType;
	readonly item: Item;
	readonly value: unknown;
	readonly elements: readonly Option[];
}

function problemOf< Item >( {
	field: { isValid },
	type,
	item,
	value,
	elements,
}: Checked< Item > ): string | null {
	if ( typeof isValid === 'function' ) {
		const verdict = isValid( item, { elements } );
		return verdict === true
			? null
			: verdict || __( 'This value isn’t valid.', 'atelier' );
	}
	const isNothing = isEmpty( value );
	if ( isValid?.required === true && isNothing ) {
		return __( 'This field is required.', 'atelier' );
	}
	if ( isValid?.required === false && isNothing ) {
		return null;
	}
	const listed = isValid?.elements === false ? [] : elements;
	return type.problem( value, listed ) ?? isValid?.custom?.( item ) ?? null;
}

/** The value at a dotted path. */
function valueAt( item: unknown, path: string ): unknown {
	let value = item;
	for ( const key of path.split( '.' ) ) {
		value = isRecord( value ) ? value[ key ] : undefined;
	}
	return value;
}

/** The edit that sets a value at a dotted path. */
const editsAt = ( path: string, value: unknown ): Edits =>
	path
		.split( '.' )
		.reduceRight< unknown >(
			( inner, key ) => ( { [ key ]: inner } ),
			value
		) as Edits;
