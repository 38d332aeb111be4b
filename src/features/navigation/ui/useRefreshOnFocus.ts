import { dispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { refreshContent } from '../../documents/index.records';
import { TYPE } from '../data/useMenus';

/** Whenever the user comes back to this tab: takes over changes that were saved elsewhere, or says that they would be replaced. */
export function useRefreshOnFocus( id: string ): void {
	useEffect( () => {
		const look = async () => {
			if (
				( await refreshContent( { type: TYPE, id } ) ) === 'conflict'
			) {
				void dispatch( noticesStore ).createWarningNotice(
					__(
						'This menu was saved elsewhere in the meantime. Saving yours will replace that version.',
						'atelier'
					),
					{ id: 'atelier-navigation-conflict' }
				);
			}
		};
		const listen = () => void look();
		window.addEventListener( 'focus', listen );
		return () => window.removeEventListener( 'focus', listen );
	}, [ id ] );
}
