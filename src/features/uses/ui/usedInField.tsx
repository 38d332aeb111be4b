import { __ } from '@wordpress/i18n';
import type { Field } from '@/dataview/types';
import { USED_IN } from '../model/usedInView';
import type { UsedKind } from '../model/kind';
import { UseCount } from './UseCount';

/** What all such fields have: their filter, and numbers or nothing to compare with it. */
export const usedInShared = () =>
	( {
		id: USED_IN,
		label: __( 'Used in', 'atelier' ),
		type: 'integer',
		enableSorting: false,
		elements: [ { value: 0, label: __( 'Not used anywhere', 'atelier' ) } ],
		filterBy: { operators: [ 'is' ] },
	} ) as const;

interface UsedInOptions< Item > {
	readonly kind: UsedKind;
	/** Null where uses can't be counted. */
	readonly thingOf: ( item: Item ) => string | null;
	/** What filters compare, by thing. */
	readonly counts: ReadonlyMap< string, number >;
	/** Whether fields are inside of a button, as in the layout "list". */
	readonly isPlain: boolean;
}

/** The field of lists that says where each item is used, and filters those that aren't. */
export const usedInField = < Item extends { readonly title: string } >( {
	kind,
	thingOf,
	counts,
	isPlain,
}: UsedInOptions< Item > ): Field< Item, typeof USED_IN > => ( {
	...usedInShared(),
	getValue: ( { item } ) => counts.get( thingOf( item ) ?? '' ),
	render: ( { item } ) => {
		const thing = thingOf( item );
		return thing === null ? (
			<span aria-hidden>–</span>
		) : (
			<UseCount
				kind={ kind }
				thing={ thing }
				title={ item.title }
				isPlain={ isPlain }
			/>
		);
	},
} );
