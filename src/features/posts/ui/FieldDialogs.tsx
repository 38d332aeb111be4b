import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';
import { DialogActions } from '@/ui/DialogActions';
import {
	OfflineWarnings,
	useChoosableTemplates,
} from '@/features/documents/index.records';
import {
	SearchedChoice,
	searchAuthors,
	statusOptions,
	useAuthorName,
} from '@/features/quickEdit/index.records';
import type { FieldChange } from '../data/changePosts';
import { job } from '../data/job';
import { valueOf, type Post } from '../model/post';
import { CHANGE_MESSAGES } from './changeMessages';
import { titleOf } from './fields';
import { statusLabel } from './statusLabels';

interface FieldDialogProps {
	readonly posts: readonly Post[];
	readonly onClose: () => void;
}

interface Choice {
	readonly value: string;
	readonly label: string;
}

/** Selected while the items have different values; no real value equals it. */
const MIXED = '//';

/** Chooses the template of the items. */
export function TemplateDialog( { posts, onClose }: FieldDialogProps ) {
	const templates = useChoosableTemplates( posts[ 0 ]?.type ?? '' );
	return (
		<SelectDialog
			name="template"
			label={ __( 'Template', 'atelier' ) }
			help={ __(
				'The layout around the content. You can create more templates on the Templates screen.',
				'atelier'
			) }
			choices={ [
				{ value: '', label: __( 'Default template', 'atelier' ) },
				...templates.map( ( { slug, title } ) => ( {
					value: slug,
					label: title,
				} ) ),
			] }
			posts={ posts }
			onClose={ onClose }
		/>
	);
}

/** Chooses the status of the items. */
export function StatusDialog( { posts, onClose }: FieldDialogProps ) {
	const options = statusOptions(
		undefined,
		posts.every( ( { canPublish } ) => canPublish )
	);
	return (
		<SelectDialog
			name="status"
			label={ __( 'Status', 'atelier' ) }
			help={
				posts.some( ( { status } ) => status === 'future' )
					? __( 'Scheduled items will lose their date.', 'atelier' )
					: __( 'To schedule items, use quick edit.', 'atelier' )
			}
			choices={ options.flatMap( ( { value, label } ) =>
				value === 'future' ? [] : [ { value: String( value ), label } ]
			) }
			posts={ posts }
			onClose={ onClose }
		/>
	);
}

/** Chooses the author of the items. */
export function AuthorDialog( { posts, onClose }: FieldDialogProps ) {
	const current = common( posts, ( { author } ) => author.id );
	const [ chosen, choose ] = useState( current ?? null );
	const name = useAuthorName( chosen ?? 0 );
	return (
		<FieldForm
			change={
				chosen === null || chosen === current
					? null
					: { name: 'author', value: chosen }
			}
			name="author"
			posts={ posts }
			onClose={ onClose }
		>
			<SearchedChoice
				label={ __( 'Author', 'atelier' ) }
				isLabelShown
				chosen={
					chosen === null
						? null
						: { value: chosen, label: name || String( chosen ) }
				}
				search={ searchAuthors }
				onChoose={ ( author ) =>
					choose( author === null ? null : Number( author ) )
				}
				help={
					current === undefined
						? __( 'These items have different authors.', 'atelier' )
						: ''
				}
			/>
		</FieldForm>
	);
}

/** A select of a few values. */
function SelectDialog( {
	name,
	label,
	help,
	choices,
	posts,
	onClose,
}: FieldDialogProps & {
	readonly name: 'template' | 'status';
	readonly label: string;
	readonly help: string;
	readonly choices: readonly Choice[];
} ) {
	const current = common( posts, ( post ) => post[ name ] ) ?? MIXED;
	const [ chosen, choose ] = useState( current );
	const isKnown = choices.some( ( { value } ) => value === current );
	return (
		<FieldForm
			change={ chosen === current ? null : { name, value: chosen } }
			name={ name }
			posts={ posts }
			onClose={ onClose }
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				value={ chosen }
				options={ [
					...( isKnown
						? []
						: [
								{
									value: current,
									label: valueLabel( name, current ),
								},
							] ),
					...choices,
				] }
				onChange={ choose }
			/>
			{ name === 'status' && chosen !== current && (
				<OfflineWarnings
					changes={ posts.map( ( post ) => ( {
						...post,
						title: titleOf( post ),
						before: post,
						after: { ...post, status: chosen },
					} ) ) }
				/>
			) }
		</FieldForm>
	);
}

/** The label of a current value that isn't an option. */
function valueLabel( name: 'template' | 'status', value: string ): string {
	if ( value === MIXED ) {
		return __( 'Mixed', 'atelier' );
	}
	return name === 'status'
		? ( statusLabel( value )?.label() ?? value )
		: value;
}

/** Starts the change; items that have the value already are skipped. */
function FieldForm( {
	change,
	name,
	posts,
	onClose,
	children,
}: FieldDialogProps & {
	/** Null while the value is unchanged. */
	readonly change: FieldChange | null;
	readonly name: FieldChange[ 'name' ];
	readonly children: ReactNode;
} ) {
	return (
		<form
			onSubmit={ ( event: FormEvent ) => {
				event.preventDefault();
				if ( change ) {
					onClose();
					job.set( {
						change,
						posts: posts.filter(
							( post ) =>
								valueOf( post, change.name ) !== change.value
						),
					} );
				}
			} }
		>
			{ children }
			<DialogActions
				label={ CHANGE_MESSAGES[ name ].action() }
				isBusy={ false }
				isDisabled={ change === null }
				onCancel={ onClose }
			/>
		</form>
	);
}

/** The common value of all items; undefined where they differ. */
function common< Value >(
	posts: readonly Post[],
	read: ( post: Post ) => Value
): Value | undefined {
	const values = new Set( posts.map( read ) );
	return values.size === 1 ? [ ...values ][ 0 ] : undefined;
}
