import { BaseControl, Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { keepsBeyondTab } from '../data/forget';
import { ForgetDialog } from './ForgetDialog';

/** A preference: the browser's stored changes, and a button to delete them. */
export function ForgetSetting() {
	const [ isAsking, setIsAsking ] = useState( false );
	return (
		<BaseControl
			__nextHasNoMarginBottom
			id="atelier-forget"
			help={
				keepsBeyondTab()
					? __(
							'Copies of your unsaved changes are encrypted and kept in this browser for up to 30 days, so you can restore them after a crash.',
							'atelier'
						)
					: __(
							'Your site doesn’t use HTTPS, so copies of your unsaved changes are kept only until you close this tab.',
							'atelier'
						)
			}
		>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isDestructive
				aria-describedby="atelier-forget__help"
				onClick={ () => setIsAsking( true ) }
			>
				{ __( 'Forget everything kept in this browser', 'atelier' ) }
			</Button>
			{ isAsking && (
				<ForgetDialog onClose={ () => setIsAsking( false ) } />
			) }
		</BaseControl>
	);
}
