import { dispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { refreshContent } from '@/features/documents/index.records';
import { TYPE } from '../data/useMenus';

/**
 * When the user returns to this tab: loads changes that were saved elsewhere, or warns that saving would replace them.
 */
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
