import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { documentRoute, Link, navigationRoute } from '@/routing';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { useIsMounted } from '@/ui/useIsMounted';
import { addToMenu, type Addition } from '../data/addToMenu';
import { useCanEditMenus } from '../data/useCanEditMenus';
import { TYPE, useMenus } from '../data/useMenus';
import { useTree } from '../data/useTree';
import { likelyMenu, presenceIn } from '../model/addition';
import type { Choice } from '../model/describe';
import type { Menu } from '../model/menu';
import styles from './AddToMenu.module.css';

interface AddToMenuProps {
	/** What visitors can be led to. */
	readonly target: Choice;
}

/** Adds a link to what was just published to a menu of the site. Nothing for who can't edit menus. */
export function AddToMenu( { target }: AddToMenuProps ) {
	return useCanEditMenus() ? <Menus target={ target } /> : null;
}

function Menus( { target }: AddToMenuProps ) {
	const load = useMenus();
	const [ chosen, setChosen ] = useState( '' );
	if ( load.status === 'loading' ) {
		return <div className={ styles.row } aria-busy />;
	}
	if ( load.status === 'failed' ) {
		return (
			<ErrorText>
				{ __( 'The navigation menus could not be loaded', 'atelier' ) }{ ' ' }
				<Button variant="link" onClick={ load.retry }>
					{ __( 'Try again', 'atelier' ) }
				</Button>
			</ErrorText>
		);
	}
	const menus = load.value;
	const menu =
		menus.find( ( { id } ) => id === chosen ) ?? likelyMenu( menus );
	return menu ? (
		<div className={ styles.row }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className={ styles.menu ?? '' }
				label={ __( 'Navigation menu', 'atelier' ) }
				value={ menu.id }
				options={ menus.map( ( { id, title } ) => ( {
					value: id,
					label: title || __( '(no title)', 'atelier' ),
				} ) ) }
				onChange={ setChosen }
			/>
			<AddToOne key={ menu.id } menu={ menu } target={ target } />
		</div>
	) : (
		<Link to={ navigationRoute } params={ {} }>
			{ __( 'Create a menu to show it in', 'atelier' ) }
		</Link>
	);
}

function AddToOne( {
	menu,
	target,
}: AddToMenuProps & { readonly menu: Menu } ) {
	const load = useTree( menu.id );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ addition, setAddition ] = useState< Addition | null >( null );
	const isMounted = useIsMounted();
	if ( load.status === 'failed' ) {
		return <ErrorText>{ messageFor( load.error ) }</ErrorText>;
	}
	const editing = load.status === 'ready' ? load.value : null;
	const presence = editing && presenceIn( editing.tree.items, target );
	const add = async () => {
		if ( ! editing || isBusy ) {
			return;
		}
		setIsBusy( true );
		const became = await addToMenu( menu, editing, target );
		if ( isMounted() ) {
			setIsBusy( false );
			setAddition( became );
		}
	};
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy || ! editing || presence !== null }
				accessibleWhenDisabled
				onClick={ () => void add() }
			>
				{ __( 'Add to menu', 'atelier' ) }
			</Button>
			<p className={ styles.outcome } role="status">
				{ addition !== null && additionMessage( addition, menu ) }
				{ addition === null &&
					presence &&
					presenceMessage( presence, menu ) }{ ' ' }
				{ ( addition !== null || presence ) && (
					<Link
						to={ documentRoute }
						params={ { type: TYPE, id: menu.id, isEditing: false } }
					>
						{ __( 'Open menu', 'atelier' ) }
					</Link>
				) }
			</p>
		</>
	);
}

function presenceMessage( presence: 'link' | 'pageList', { title }: Menu ) {
	return presence === 'link'
		? /* translators: %s: title of a menu. */
			sprintf( __( '“%s” already has a link to it.', 'atelier' ), title )
		: sprintf(
				/* translators: %s: title of a menu. */
				__( '“%s” shows all pages, also this one.', 'atelier' ),
				title
			);
}

function additionMessage( addition: Addition, { title }: Menu ) {
	if ( addition === 'saved' ) {
		/* translators: %s: title of a menu. */
		return sprintf( __( 'Added to “%s”.', 'atelier' ), title );
	}
	return addition === 'unsaved'
		? sprintf(
				/* translators: %s: title of a menu. */
				__(
					'Added to “%s”, which has unsaved changes. Save to show them to visitors.',
					'atelier'
				),
				title
			)
		: sprintf(
				/* translators: 1: title of a menu, 2: an error message. */
				__( 'Added to “%1$s”, but not saved yet: %2$s', 'atelier' ),
				title,
				addition.failed
			);
}
