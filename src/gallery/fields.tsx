import { defineFields, type Action } from '@/dataview';
import { copy, pencil, trash } from '@wordpress/icons';
import { Button } from '@wordpress/components';
import { AUTHORS, GENRES, STATUSES, type Book } from './sample';

export const fields = defineFields< Book >()( [
	{
		id: 'title',
		label: 'Title',
		type: 'text',
		enableGlobalSearch: true,
		enableHiding: false,
		isValid: { required: true },
	},
	{ id: 'cover', label: 'Cover', type: 'media' },
	{
		id: 'summary',
		label: 'Summary',
		type: 'text',
		enableGlobalSearch: true,
		description: 'One or two sentences.',
		Edit: 'textarea',
	},
	{ id: 'author', label: 'Author', type: 'text', elements: AUTHORS },
	{
		id: 'genres',
		label: 'Genres',
		elements: GENRES,
		filterBy: { operators: [ 'isAny', 'isNone', 'isAll', 'isNotAll' ] },
		enableSorting: false,
	},
	{
		id: 'status',
		label: 'Status',
		elements: STATUSES,
		filterBy: { operators: [ 'is', 'isNot' ], isPrimary: true },
		Edit: 'radio',
	},
	{
		id: 'pages',
		label: 'Pages',
		type: 'integer',
		description: 'A whole number.',
	},
	{
		id: 'date',
		label: 'Date',
		type: 'datetime',
		render: ( { item } ) => (
			<time dateTime={ item.date }>{ item.date.slice( 0, 10 ) }</time>
		),
	},
] );

/** The actions for books; `onChange` gets the changed list. */
export const makeActions = (
	change: ( edit: ( books: readonly Book[] ) => readonly Book[] ) => void
): readonly Action< Book >[] => [
	{
		id: 'edit',
		label: 'Edit',
		icon: pencil,
		isPrimary: true,
		isEligible: ( { status } ) => status !== 'trash',
		callback: ( [ book ] ) =>
			change( ( books ) =>
				books.map( ( other ) =>
					other.id === book?.id
						? { ...other, title: `${ other.title } (edited)` }
						: other
				)
			),
	},
	{
		id: 'duplicate',
		label: 'Duplicate',
		icon: copy,
		callback: ( [ book ] ) =>
			change( ( books ) =>
				book
					? [
							...books,
							{
								...book,
								id: books.length + 1001,
								title: `${ book.title } (Copy)`,
							},
						]
					: books
			),
	},
	{
		id: 'export',
		label: 'Export',
		disabled: true,
		disabledReason: 'There is nothing to export to.',
		callback: () => undefined,
	},
	{
		id: 'trash',
		label: 'Move to trash',
		icon: trash,
		isDestructive: true,
		supportsBulk: true,
		isEligible: ( { status } ) => status !== 'trash',
		modalHeader: ( items ) => `Move ${ items.length } to the trash?`,
		RenderModal: ( { items, closeModal, onActionPerformed } ) => (
			<>
				<p>{ items.map( ( { title } ) => title ).join( ', ' ) }</p>
				<Button
					variant="primary"
					isDestructive
					__next40pxDefaultSize
					onClick={ () => {
						change( ( books ) =>
							books.filter(
								( { id } ) =>
									! items.some( ( item ) => item.id === id )
							)
						);
						onActionPerformed?.( items );
						closeModal();
					} }
				>
					Move to trash
				</Button>
			</>
		),
	},
];
