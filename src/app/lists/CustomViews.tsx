import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { table } from '@wordpress/icons';
import {
	buildSettings,
	NewViewButton,
	useSavedViews,
	ViewMenu,
} from '@/features/views';
import type { View } from '@/dataview';
import { anyRoute, navigate, type Address } from '@/routing';
import { messageFor } from '@/ui/messages';
import { MenuList } from '../sidebar/MenuList';
import styles from './CustomViews.module.css';

interface CustomViewsProps {
	/** The post type of the list. */
	readonly type: string;
	/** The current custom view; null where it is none of these. */
	readonly activeId: string | null;
	readonly addressOf: ( id: string ) => Address;
	/** The address to open after the current view has been deleted. */
	readonly defaultAddress: Address;
	/** The view of the list, where none of these is current. */
	readonly getView: () => View;
}

/** The custom views of a list. */
export function CustomViews( {
	type,
	activeId,
	addressOf,
	defaultAddress,
	getView,
}: CustomViewsProps ) {
	const load = useSavedViews( type );
	const views = load.status === 'ready' ? load.value : [];
	const active = views.find( ( { id } ) => id === activeId );
	return (
		<MenuList
			heading={ __( 'Custom Views', 'atelier' ) }
			entries={ views.map( ( view ) => ( {
				key: view.id,
				icon: table,
				label: view.title || __( '(no title)', 'atelier' ),
				address: addressOf( view.id ),
				isCurrent: view.id === activeId,
				actions: (
					<ViewMenu
						type={ type }
						view={ view }
						onDeleted={ () => navigate( anyRoute, defaultAddress ) }
					/>
				),
			} ) ) }
		>
			{ load.status === 'loading' && <Spinner /> }
			{ load.status === 'failed' && (
				<p role="alert" className={ styles.failure }>
					{ messageFor( load.error ) }{ ' ' }
					<button
						type="button"
						className={ styles.retry }
						onClick={ load.retry }
					>
						{ __( 'Try again', 'atelier' ) }
					</button>
				</p>
			) }
			{ load.status === 'ready' && (
				<NewViewButton
					type={ type }
					getSettings={ () =>
						active?.settings ?? buildSettings( getView(), '' )
					}
					onCreated={ ( { id } ) =>
						navigate( anyRoute, addressOf( id ) )
					}
				/>
			) }
		</MenuList>
	);
}
