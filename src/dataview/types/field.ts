import type { ReactNode } from 'react';
import type { OperatorName, SortDirection } from './view';

export type FieldTypeName = 'integer' | 'text' | 'datetime' | 'media';

/** A possible value of a field. */
export interface Option {
	readonly value: string | number;
	readonly label: string;
	readonly description?: string | undefined;
	/** Its depth below other options, which come before it; the top by default. */
	readonly level?: number | undefined;
	/** The labels of the options that it is below: its context where these aren't shown. */
	readonly within?: string | undefined;
}

/** The options of a field with too many to load them all. */
export interface OptionSearch {
	/** Those that match a text. */
	readonly matching: ( text: string ) => PromiseLike< readonly Option[] >;
	/** Those with these values. */
	readonly named: (
		values: readonly unknown[]
	) => PromiseLike< readonly Option[] >;
}

/** Options as an array, a promise, or a function that is called on demand. */
export type Elements =
	| readonly Option[]
	| PromiseLike< readonly Option[] >
	| ( () => readonly Option[] | PromiseLike< readonly Option[] > );

/** A component that is a function, so that one for more types of items is assignable to one for fewer. */
export type Renders< Props > = ( props: Props ) => ReactNode;

/** Changed properties of an item, with their new values. */
export type Edits = Readonly< Record< string, unknown > >;

/** The props of an `Edit` control. */
export interface EditProps< Item > {
	readonly data: Item;
	readonly field: EditableField< Item >;
	readonly onChange: ( edits: Edits ) => void;
	readonly hideLabelFromVision?: boolean | undefined;
	/** The message about an invalid value. */
	readonly problem?: string | undefined;
}

/** The part of a field that controls may use. */
export interface EditableField< Item > {
	readonly id: string;
	readonly label: string;
	readonly description: string | undefined;
	readonly placeholder: string | undefined;
	readonly elements: readonly Option[];
	getValue( args: { item: Item } ): unknown;
	/** The edits that set a value. */
	setValue( args: { item: Item; value: unknown } ): Edits;
}

/** The names of built-in controls. */
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

/** Validation rules. */
export interface ValidationRules< Item > {
	readonly required?: boolean | undefined;
	/** False accepts values other than the elements. */
	readonly elements?: boolean | undefined;
	/** The message for the user; null or undefined for a valid value. */
	custom?( item: Item ): string | null | undefined;
}

/** A property of items, as the author of a list defines it. */
export interface Field< Item, Id extends string = string > {
	readonly id: Id;
	/** Its label; the id by default. */
	readonly label?: string | undefined;
	/** Replaces the label in the column header. */
	readonly header?: ReactNode;
	readonly type?: FieldTypeName | undefined;
	/** Help beside the field in forms. */
	readonly description?: string | undefined;
	readonly placeholder?: string | undefined;
	/** Its possible values: filters and forms offer them. */
	readonly elements?: Elements | undefined;
	/** The same as a function in `elements`. */
	readonly getElements?:
		( () => PromiseLike< readonly Option[] > ) | undefined;
	/** Finds options beyond the first hundred that `elements` loads. */
	readonly searchElements?: OptionSearch | undefined;
	readonly filterBy?:
		| {
				readonly operators?: readonly OperatorName[] | undefined;
				/** Its filter is always visible, and can only be reset. */
				readonly isPrimary?: boolean | undefined;
		  }
		| false
		| undefined;
	/** The property of that name, or at that dotted path, by default. */
	getValue?( args: { item: Item } ): unknown;
	setValue?( args: { item: Item; value: unknown } ): Edits;
	readonly render?: Renders< { item: Item } > | undefined;
	sort?( a: Item, b: Item, direction: SortDirection ): number;
	/** Whether the item's value is valid; a string is the message. */
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

/** Keeps field ids as types, so that a view with another id doesn't compile. */
export const defineFields =
	< Item >() =>
	< const Fields extends readonly Field< Item >[] >(
		fields: Fields
	): Fields =>
		fields;

/** The ids of an array of fields. */
export type FieldId< Fields extends readonly { readonly id: string }[] > =
	Fields[ number ][ 'id' ];
