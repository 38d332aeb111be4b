import type { NormalizedField } from '../fields';

export type FormType = 'regular' | 'panel';

/** A field of a form: its id, or its options. */
export type FormField< Id extends string = string > =
	| Id
	| {
			readonly id: string;
			/** The field's own label by default. */
			readonly label?: string | undefined;
			/** Several fields under one label, such as status and password under "Visibility". */
			readonly children?: readonly Id[] | undefined;
			readonly type?: FormType | undefined;
	  };

export interface Form< Id extends string = string > {
	/** `regular` shows all controls; `panel` shows values, and the control of one while it is being edited. */
	readonly type?: FormType | undefined;
	readonly labelPosition?: 'top' | 'side' | undefined;
	readonly fields: readonly FormField< Id >[];
}

/** A row of a form. */
export interface FormRow< Item > {
	readonly id: string;
	readonly label: string;
	readonly type: FormType;
	readonly fields: readonly NormalizedField< Item >[];
}

/** The rows of a form for an item; without fields that don't exist or aren't visible for it. */
export function rowsOf< Item >(
	form: Form,
	fields: readonly NormalizedField< Item >[],
	item: Item
): readonly FormRow< Item >[] {
	const { type = 'regular' } = form;
	const visible = ( ids: readonly string[] ) =>
		ids.flatMap( ( id ) =>
			fields.filter(
				( field ) => field.id === id && field.isVisible( item )
			)
		);
	return form.fields
		.map( ( entry ) => {
			const named = typeof entry === 'string' ? { id: entry } : entry;
			const own = visible( named.children ?? [ named.id ] );
			return {
				id: named.id,
				label: named.label ?? own[ 0 ]?.label ?? named.id,
				type: named.type ?? type,
				fields: own,
			};
		} )
		.filter( ( row ) => row.fields.length > 0 );
}

/** Messages about an item's invalid values, by field; empty if all are valid. */
export function problemsOf< Item >(
	rows: readonly FormRow< Item >[],
	item: Item
): Readonly< Record< string, string > > {
	return Object.fromEntries(
		rows
			.flatMap( ( row ) => row.fields )
			.flatMap( ( field ) => {
				// Options that are still loading can't be checked here; their control offers no others.
				const problem = field.problem( item );
				return problem === null ? [] : [ [ field.id, problem ] ];
			} )
	);
}
