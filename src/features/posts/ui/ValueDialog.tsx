import { TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { FormEvent } from 'react';
import type { Result } from '@/kernel/result';
import { documentRoute, navigate } from '@/routing';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import { duplicatePost, orderPost, renamePost } from '../data/changePosts';
import type { Refusable } from '../model/copy';
import type { Post } from '../model/post';

const REFUSED: Readonly< Record< Refusable, () => string > > = {
	template: () => __( 'Template', 'atelier' ),
	parent: () => __( 'Parent', 'atelier' ),
	featured_media: () => __( 'Featured image', 'atelier' ),
	format: () => __( 'Format', 'atelier' ),
	password: () => __( 'Password', 'atelier' ),
};

interface PostDialogProps {
	readonly post: Post;
	readonly onClose: () => void;
}

/** A dialog with an item's new title. */
export function RenamePostDialog( { post, onClose }: PostDialogProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	return (
		<ValueDialog
			label={ __( 'Name', 'atelier' ) }
			initial={ post.title }
			actLabel={ __( 'Save', 'atelier' ) }
			canAct={ ( title ) => title !== '' && title !== post.title }
			act={ ( title ) => renamePost( post, title ) }
			onClose={ onClose }
			onDone={ ( title ) =>
				void createSuccessNotice(
					/* translators: %s: the new title of a page or post. */
					sprintf( __( 'Renamed to “%s”.', 'atelier' ), title ),
					{ type: 'snackbar' }
				)
			}
		/>
	);
}

/** A dialog with the title of a copy. */
export function DuplicateDialog( { post, onClose }: PostDialogProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	return (
		<ValueDialog
			label={ __( 'Title', 'atelier' ) }
			initial={ sprintf(
				/* translators: %s: title of the page or post that is copied. */
				__( '%s (Copy)', 'atelier' ),
				post.title || __( '(no title)', 'atelier' )
			) }
			actLabel={ __( 'Duplicate', 'atelier' ) }
			canAct={ ( title ) => title !== '' }
			act={ ( title ) => duplicatePost( post, title ) }
			onClose={ onClose }
			onDone={ ( { id, title: stored, refused }, title ) =>
				void createSuccessNotice(
					[
						sprintf(
							/* translators: %s: title of a new page or post. */
							__( '"%s" successfully created.', 'atelier' ),
							stored || title
						),
						...( refused.length > 0
							? [
									sprintf(
										/* translators: %s: names of settings, such as "Template, Parent". */
										__(
											'These settings couldn’t be copied: %s.',
											'atelier'
										),
										refused
											.map( ( name ) =>
												REFUSED[ name ]()
											)
											.join( ', ' )
									),
								]
							: [] ),
					].join( ' ' ),
					{
						type: 'snackbar',
						actions: [
							{
								label: __( 'Edit', 'atelier' ),
								onClick: () =>
									navigate( documentRoute, {
										type: post.type,
										id,
										isEditing: true,
									} ),
							},
						],
					}
				)
			}
		/>
	);
}

/** A dialog with an item's order among its siblings. */
export function OrderDialog( { post, onClose }: PostDialogProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	return (
		<ValueDialog
			type="number"
			label={ __( 'Order', 'atelier' ) }
			help={ __(
				'Lower numbers come first. Negative numbers are allowed. Pages with the same number are sorted alphabetically.',
				'atelier'
			) }
			initial={ String( post.order ) }
			actLabel={ __( 'Save', 'atelier' ) }
			canAct={ ( order ) =>
				/^-?\d{1,9}$/.test( order ) && Number( order ) !== post.order
			}
			act={ ( order ) => orderPost( post, Number( order ) ) }
			onClose={ onClose }
			onDone={ () =>
				void createSuccessNotice( __( 'Order changed.', 'atelier' ), {
					type: 'snackbar',
				} )
			}
		/>
	);
}

interface ValueDialogProps< Value > {
	readonly type?: 'text' | 'number';
	readonly label: string;
	readonly help?: string;
	readonly initial: string;
	readonly actLabel: string;
	/** Whether the trimmed input is valid. */
	readonly canAct: ( text: string ) => boolean;
	readonly act: ( text: string ) => Promise< Result< Value > >;
	readonly onClose: () => void;
	readonly onDone: ( value: Value, text: string ) => void;
}

/** A dialog with one value; if the server rejects it, the dialog stays open with the reason. */
function ValueDialog< Value >( {
	type = 'text',
	label,
	help,
	initial,
	actLabel,
	canAct,
	act,
	onClose,
	onDone,
}: ValueDialogProps< Value > ) {
	const [ text, setText ] = useState( initial );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const given = text.trim();
	const isReady = canAct( given ) && ! isBusy;

	const submit = async () => {
		setIsBusy( true );
		const result = await act( given );
		setIsBusy( false );
		if ( ! result.ok ) {
			setProblem( messageFor( result.error ) );
			return;
		}
		onClose();
		onDone( result.value, given );
	};

	return (
		<form
			onSubmit={ ( event: FormEvent ) => {
				event.preventDefault();
				if ( isReady ) {
					void submit();
				}
			} }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type={ type }
				label={ label }
				{ ...( help === undefined ? {} : { help } ) }
				value={ text }
				onChange={ setText }
			/>
			<DialogActions
				label={ actLabel }
				isBusy={ isBusy }
				isDisabled={ ! isReady }
				problem={ problem }
				onCancel={ onClose }
			/>
		</form>
	);
}
