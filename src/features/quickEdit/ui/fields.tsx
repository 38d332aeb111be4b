import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Field, Form, Option } from '@/dataview';
import { dateLabel } from '@/kernel/dateLabel';
import { decodeSlug } from '@/kernel/decodeSlug';
import { stringOr } from '@/kernel/guards';
import { locale } from '@/platform/locale';
import { isUnpublished } from '@/features/documents/index.model';
import type { QuickField, QuickItem } from '../model/record';
import {
	AuthorControl,
	AuthorById,
	ParentControl,
	ParentName,
	PictureControl,
	SlugControl,
} from './controls';
import { commentOptions, problemMessage, statusOptions } from './messages';

type QuickFormField = Field< QuickItem, QuickField >;

/**
 * The fields of the form.
 *
 * @param item      The edited record.
 * @param templates The assignable templates.
 */
export function makeFields(
	item: QuickItem,
	templates: readonly Option[]
): readonly QuickFormField[] {
	const statuses = statusOptions( item.values.status, item.mayPublish );
	const comments = commentOptions();
	const defaultTemplate = {
		value: '',
		label: __( 'Default template', 'atelier' ),
	};
	const allTemplates = [ defaultTemplate, ...templates ];
	return [
		makeField( 'title', __( 'Title', 'atelier' ), {
			Edit: 'text',
			getValue: ( { item: { values } } ) =>
				decodeEntities( stringOr( values.title ) ),
			show: ( value ) =>
				decodeEntities( stringOr( value ) ) ||
				__( '(no title)', 'atelier' ),
		} ),
		makeField( 'featured_media', __( 'Featured image', 'atelier' ), {
			Edit: PictureControl,
		} ),
		makeField( 'status', __( 'Status', 'atelier' ), {
			elements: statuses,
			Edit: 'radio',
			show: ( value ) => labelIn( statuses, value ),
		} ),
		makeField( 'password', __( 'Password', 'atelier' ), {
			description: __(
				'Visitors must enter this password. Leave empty for public access.',
				'atelier'
			),
			Edit: 'text',
			show: ( value ) =>
				stringOr( value ) === '' ? __( 'None', 'atelier' ) : '••••••',
			isVisible: ( { values, mayPublish } ) =>
				'password' in values &&
				mayPublish &&
				values.status !== 'private',
		} ),
		makeField( 'author', __( 'Author', 'atelier' ), {
			readOnly: ! item.mayAssignAuthor,
			Edit: AuthorControl,
			show: ( value ) => <AuthorById id={ Number( value ) } />,
		} ),
		makeField( 'date', __( 'Date', 'atelier' ), {
			type: 'datetime',
			...( isUnpublished( item.values.status )
				? {
						description: __(
							'Leave empty to publish immediately.',
							'atelier'
						),
					}
				: {} ),
			readOnly: ! item.mayPublish,
			setValue: ( { value } ) => ( { date: value || null } ),
			show: ( value ) =>
				stringOr( value )
					? dateLabel( stringOr( value ), locale() ) ||
						stringOr( value )
					: __( 'Immediately', 'atelier' ),
		} ),
		makeField( 'slug', __( 'Slug', 'atelier' ), {
			Edit: SlugControl,
			getValue: ( { item: { values } } ) =>
				decodeSlug( stringOr( values.slug ) ),
			show: ( value ) =>
				decodeSlug( stringOr( value ) ) ||
				__( 'Generated from the title', 'atelier' ),
		} ),
		makeField( 'parent', __( 'Parent', 'atelier' ), {
			Edit: ParentControl,
			show: ( value ) => (
				<ParentName type={ item.type } id={ Number( value ) } />
			),
		} ),
		makeField( 'comment_status', __( 'Discussion', 'atelier' ), {
			elements: comments,
			Edit: 'radio',
			show: ( value ) => labelIn( comments, value ),
		} ),
		makeField( 'template', __( 'Template', 'atelier' ), {
			elements: allTemplates,
			Edit: 'select',
			show: ( value ) => labelIn( allTemplates, value ),
		} ),
	];
}

/** The form: values that open their control, and the featured image itself. */
export const formFor = (): Form< QuickField > => ( {
	type: 'panel',
	fields: [
		{ id: 'featured_media', type: 'regular' },
		'title',
		{
			id: 'visibility',
			label: __( 'Status & Visibility', 'atelier' ),
			children: [ 'status', 'password' ],
		},
		'author',
		'date',
		'slug',
		'parent',
		'comment_status',
		'template',
	],
} );

type Particulars = Omit< QuickFormField, 'id' | 'label' | 'render' > & {
	/** Renders the value, if all records have the same. */
	readonly show?: ( value: unknown ) => ReactNode;
};

function makeField(
	id: QuickField,
	label: string,
	{ show, ...particulars }: Particulars
): QuickFormField {
	return {
		id,
		label,
		getValue: ( { item } ) => item.values[ id ] ?? '',
		isVisible: ( { values } ) => id in values,
		isValid: ( { problems } ) => {
			const problem = problems[ id ];
			return problem === undefined || problemMessage( problem );
		},
		...( show
			? {
					render: ( { item }: { readonly item: QuickItem } ) =>
						item.mixed.has( id )
							? __( 'Mixed', 'atelier' )
							: show( item.values[ id ] ),
				}
			: {} ),
		...particulars,
	};
}

/** A value that isn't an option, such as a deleted template, is shown as it is. */
const labelIn = ( options: readonly Option[], value: unknown ): string =>
	options.find( ( option ) => option.value === value )?.label ??
	stringOr( value );
