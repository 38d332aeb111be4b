import { __ } from '@wordpress/i18n';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import {
	coreOf,
	linkAttributes,
	mapBindings,
	type BindingCall,
	type BindingSource,
} from './types';

const fieldLabels = (): Readonly< Record< string, string > > => ( {
	id: __( 'Term ID', 'atelier' ),
	name: __( 'Name', 'atelier' ),
	slug: __( 'Slug', 'atelier' ),
	link: __( 'Link', 'atelier' ),
	description: __( 'Description', 'atelier' ),
	parent: __( 'Parent ID', 'atelier' ),
	count: __( 'Count', 'atelier' ),
} );

/** Data of a category, tag or other term; read-only. WordPress 6.9 and newer. */
export const termData: BindingSource = {
	name: 'core/term-data',
	getValues( call ) {
		const term = termOf( call );
		const labels = fieldLabels();
		return mapBindings( call.bindings, ( { args } ) => {
			const field = stringOr( args.field );
			const value = term?.[ field ];
			if ( labels[ field ] === undefined ) {
				return field;
			}
			if ( value === undefined ) {
				return labels[ field ];
			}
			return field === 'count' && typeof value === 'number'
				? `(${ value })`
				: value;
		} );
	},
	canUserEditValue: () => false,
};

function termOf( call: BindingCall ): UnknownRecord | null {
	const { context } = call;
	const link = linkAttributes( call );
	const taxonomy = stringOr( link ? link.type : context.taxonomy );
	const id = link ? link.id : context.termId;
	const record =
		taxonomy !== '' && ( typeof id === 'number' || typeof id === 'string' )
			? coreOf( call ).getEntityRecord(
					'taxonomy',
					// Navigation links use the short name for tags.
					taxonomy === 'tag' ? 'post_tag' : taxonomy,
					id
				)
			: null;
	if ( record ) {
		return record;
	}
	return ! link && isRecord( context.termData ) ? context.termData : null;
}
