import { Button } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { redo as redoIcon, undo as undoIcon } from '@wordpress/icons';
import type { KeyboardEvent, ReactElement } from 'react';
import { documentRoute, hrefOf, navigate } from '@/routing';
import { BackLink } from '@/routing/BackLink';
import { Failure } from '@/ui/Failure';
import { ListSkeleton } from '@/ui/ListSkeleton';
import { historyStep } from '@/ui/keys';
import { messageFor } from '@/ui/messages';
import { openDialog } from '@/ui/openDialog';
import { Region } from '@/ui/Region';
import {
	useDocumentSummary,
	useUndo,
} from '@/features/documents/index.records';
import { isTrashed, titleOf } from '@/features/documents/index.model';
import { useWarmUp } from '@/ui/useWarmUp';
import { TYPE } from '../data/useMenus';
import { useTree } from '../data/useTree';
import { useWayUp } from '../data/useWayUp';
import { MenuActions } from './MenuActions';
import { MenuItems } from './MenuItems';
import { MenuPreview } from './MenuPreview';
import styles from './MenuView.module.css';

/** One navigation menu: its items, and the actions of the menu. */
export function MenuView( { id }: { readonly id: string } ) {
	const { title, isInTrash } = useSummary( id );
	const load = useTree( id );
	const back = useWayUp();
	const { undo, redo } = useUndo();
	const press = ( event: KeyboardEvent< HTMLElement > ) => {
		const isTyping =
			event.target instanceof HTMLInputElement ||
			event.target instanceof HTMLTextAreaElement;
		const step = historyStep( event );
		const act = step && { undo, redo }[ step ];
		// React passes on the keys of dialogs, which show what they are about.
		if ( act && ! isTyping && ! openDialog() ) {
			event.preventDefault();
			act();
		}
	};
	useWarmUp( load.status === 'ready' && ! isInTrash );
	if ( isInTrash ) {
		return (
			<Failure
				title={ __( 'This is in the trash', 'atelier' ) }
				text={ __( 'Restore it to edit it again.', 'atelier' ) }
			/>
		);
	}
	if ( load.status === 'failed' ) {
		const isMissing = load.error.code === 'missing';
		const isInvalid = load.error.code === 'invalid-content';
		return (
			<Failure
				title={
					isMissing
						? __( 'Navigation Menu missing.', 'atelier' )
						: isInvalid
							? __(
									'This navigation menu contains invalid content',
									'atelier'
								)
							: __(
									'The navigation menu could not be loaded',
									'atelier'
								)
				}
				text={ messageFor( load.error ) }
				details={ JSON.stringify( load.error ) }
				{ ...( isMissing || isInvalid ? {} : { onRetry: load.retry } ) }
			>
				{ isInvalid && (
					<Button
						variant="primary"
						onClick={ () => openEditor( id ) }
					>
						{ __( 'Edit as code', 'atelier' ) }
					</Button>
				) }
			</Failure>
		);
	}
	return (
		<Region
			label={ __( 'Menu items', 'atelier' ) }
			className={ styles.view }
		>
			{ /* Undo works for the whole menu, from any focused element in it. */ }
			{ /* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */ }
			<div className={ styles.view } onKeyDown={ press }>
				<div className={ styles.header }>
					<BackLink to={ back } />
					<h2 className={ styles.title }>
						<bdi>{ title }</bdi>
					</h2>
					<Step
						icon={ isRTL() ? redoIcon : undoIcon }
						label={ __( 'Undo', 'atelier' ) }
						act={ undo }
					/>
					<Step
						icon={ isRTL() ? undoIcon : redoIcon }
						label={ __( 'Redo', 'atelier' ) }
						act={ redo }
					/>
					<Button
						__next40pxDefaultSize
						variant="primary"
						className={ styles.edit ?? '' }
						href={ hrefOf( documentRoute, {
							type: TYPE,
							id,
							isEditing: true,
						} ) }
						onClick={ ( event: { preventDefault: () => void } ) => {
							event.preventDefault();
							openEditor( id );
						} }
					>
						{ __( 'Edit', 'atelier' ) }
					</Button>
					<MenuActions id={ id } title={ title } />
				</div>
				{ load.status === 'loading' ? (
					<ListSkeleton />
				) : (
					<div className={ styles.body }>
						<MenuItems id={ id } editing={ load.value } />
						<MenuPreview id={ id } content={ load.value.content } />
					</div>
				) }
			</div>
		</Region>
	);
}

const openEditor = ( id: string ): void =>
	navigate( documentRoute, { type: TYPE, id, isEditing: true } );

/** The stored menu; without a title while loading. */
function useSummary( id: string ) {
	const document = useMemo( () => ( { type: TYPE, id } ), [ id ] );
	const summary = useDocumentSummary( document );
	return summary.status === 'ready'
		? {
				title:
					decodeEntities( titleOf( summary.value ) ) ||
					__( '(no title)', 'atelier' ),
				isInTrash: isTrashed( summary.value ),
			}
		: { title: '', isInTrash: false };
}

function Step( {
	icon,
	label,
	act,
}: {
	readonly icon: ReactElement;
	readonly label: string;
	readonly act: ( () => void ) | null;
} ) {
	return (
		<Button
			size="compact"
			icon={ icon }
			label={ label }
			disabled={ act === null }
			accessibleWhenDisabled
			onClick={ () => act?.() }
		/>
	);
}
