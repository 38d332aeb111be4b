import type { ReactNode } from 'react';
import type { OperatorName, SortDirection } from './view';

export type FieldTypeName = 'integer' | 'text' | 'datetime' | 'media';

/** One of the values that a field can have. */
export interface Option {
	readonly value: string | number;
	readonly label: string;
	readonly description?: string | undefined;
}

/** Options that are there, that arrive, or that are asked for when someone first needs them. */
export type Elements =
	| readonly Option[]
	| PromiseLike< readonly Option[] >
	| ( () => readonly Option[] | PromiseLike< readonly Option[] > );

/** A component; said as a function, so that one for more kinds of items passes for one for fewer. */
export type Renders< Props > = ( props: Props ) => ReactNode;

/** What changed in an item: the properties that have a new value. */
export type Edits = Readonly< Record< string, unknown > >;

/** What an `Edit` control gets. */
export interface EditProps< Item > {
	readonly data: Item;
	readonly field: EditableField< Item >;
	readonly onChange: ( edits: Edits ) => void;
	readonly hideLabelFromVision?: boolean | undefined;
	/** What is wrong with the value, once there is something to say. */
	readonly problem?: string | undefined;
}

/** The part of a field that controls may rely on. */
export interface EditableField< Item > {
	readonly id: string;
	readonly label: string;
	readonly description: string | undefined;
	readonly placeholder: string | undefined;
	readonly elements: readonly Option[];
	getValue( args: { item: Item } ): unknown;
	/** The edits that give the field a value. */
	setValue( args: { item: Item; value: unknown } ): Edits;
}

/** Controls that exist by name. */
export type EditControlName =
	| 'integer'
	| 'text'
	| 'textarea'
	| 'datetime'
	| 'media'
	| 'select'
	| 'radio'
	| 'combobox'
	| 'toggle';

/** Rules instead of a function. */
export interface ValidationRules< Item > {
	readonly required?: boolean | undefined;
	/** False: values other than the elements are fine. */
	readonly elements?: boolean | undefined;
	/** The reason why not, in words for the user; nothing where it is fine. */
	custom?( item: Item ): string | null | undefined;
}

/** A property of the items, as the author of a list defines it. */
export interface Field< Item, Id extends string = string > {
	readonly id: Id;
	/** Its name; the id where there is none. */
	readonly label?: string | undefined;
	/** What the column header shows in place of the name. */
	readonly header?: ReactNode;
	readonly type?: FieldTypeName | undefined;
	/** Help beside the field in forms. */
	readonly description?: string | undefined;
	readonly placeholder?: string | undefined;
	/** The values it can have: it can then be filtered by, and forms offer them. */
	readonly elements?: Elements | undefined;
	/** The same as a function in `elements`. */
	readonly getElements?:
		( () => PromiseLike< readonly Option[] > ) | undefined;
	readonly filterBy?:
		| {
				readonly operators?: readonly OperatorName[] | undefined;
				/** Always among the filters, and only ever reset. */
				readonly isPrimary?: boolean | undefined;
		  }
		| false
		| undefined;
	/** The property of that name, or at that dotted path, where it is left out. */
	getValue?( args: { item: Item } ): unknown;
	setValue?( args: { item: Item; value: unknown } ): Edits;
	readonly render?: Renders< { item: Item } > | undefined;
	sort?( a: Item, b: Item, direction: SortDirection ): number;
	/** Whether the item's value is fine; a text says why not. */
	readonly isValid?:
		| ( (
				item: Item,
				context: { elements: readonly Option[] }
		  ) => boolean | string )
		| ValidationRules< Item >
		| undefined;
	readonly Edit?: Renders< EditProps< Item > > | EditControlName | undefined;
	isVisible?( item: Item ): boolean;
	readonly readOnly?: boolean | undefined;
	readonly enableSorting?: boolean | undefined;
	readonly enableHiding?: boolean | undefined;
	readonly enableGlobalSearch?: boolean | undefined;
}

/** Keeps the ids of the fields as types, so that a view that names another one does not compile. */
export const defineFields =
	< Item >() =>
	< const Fields extends readonly Field< Item >[] >(
		fields: Fields
	): Fields =>
		fields;

/** The ids of a list of fields. */
export type FieldId< Fields extends readonly { readonly id: string }[] > =
	Fields[ number ][ 'id' ];
