import { Button, Flex, FlexBlock, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useCanCreate } from '@/platform/useCanCreate';
import { documentRoute, Link, navigationRoute } from '@/routing';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { useIsMounted } from '@/ui/useIsMounted';
import { addToMenu, type Addition } from '../data/addToMenu';
import { TYPE, useMenus } from '../data/useMenus';
import { useTree } from '../data/useTree';
import { likelyMenu, presenceIn } from '../model/addition';
import type { Choice } from '../model/describe';
import type { Menu } from '../model/menu';

interface AddToMenuProps {
	/** What visitors can be led to. */
	readonly target: Choice;
}

/** Adds a link to what was just published to a menu of the site. Nothing for who can't edit menus. */
export function AddToMenu( { target }: AddToMenuProps ) {
	return useCanCreate( TYPE ) ? <Menus target={ target } /> : null;
}

function Menus( { target }: AddToMenuProps ) {
	const load = useMenus();
	const [ chosen, setChosen ] = useState( '' );
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
	const menus = load.status === 'ready' ? load.value : [];
	const menu =
		menus.find( ( { id } ) => id === chosen ) ?? likelyMenu( menus );
	if ( load.status === 'ready' && ! menu ) {
		return (
			<Link to={ navigationRoute } params={ {} }>
				{ __( 'Create a menu to show it in', 'atelier' ) }
			</Link>
		);
	}
	const choice = (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Navigation menu', 'atelier' ) }
			disabled={ ! menu }
			value={ menu?.id ?? '' }
			options={ menus.map( ( { id, title } ) => ( {
				value: id,
				label: title || __( '(no title)', 'atelier' ),
			} ) ) }
			onChange={ setChosen }
		/>
	);
	return menu ? (
		<AddToOne menu={ menu } target={ target }>
			{ choice }
		</AddToOne>
	) : (
		choice
	);
}

interface AddToOneProps extends AddToMenuProps {
	readonly menu: Menu;
	/** The choice of the menu. */
	readonly children: ReactNode;
}

function AddToOne( { menu, target, children }: AddToOneProps ) {
	const load = useTree( menu.id );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ last, setLast ] = useState< readonly [ Menu[ 'id' ], Addition ] >();
	const isMounted = useIsMounted();
	if ( load.status === 'failed' ) {
		return <ErrorText>{ messageFor( load.error ) }</ErrorText>;
	}
	const addition = last?.[ 0 ] === menu.id ? last[ 1 ] : null;
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
			setLast( [ menu.id, became ] );
		}
	};
	return (
		<>
			<Flex align="flex-end" gap={ 3 }>
				<FlexBlock>{ children }</FlexBlock>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy || ! editing }
					disabled={ isBusy || ! editing || presence !== null }
					accessibleWhenDisabled
					onClick={ () => void add() }
				>
					{ __( 'Add to menu', 'atelier' ) }
				</Button>
			</Flex>
			<div role="status">
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
			</div>
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
