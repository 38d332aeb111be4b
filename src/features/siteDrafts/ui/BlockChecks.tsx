import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { messageFor } from '@/ui/messages';
import { useBlockChecks } from '../data/useBlockChecks';
import type { DraftChange } from '../model/change';
import styles from './InvalidBlocks.module.css';

interface BlockChecksProps {
	readonly draft: number;
	readonly changes: readonly DraftChange[];
}

/** That the blocks of agents are being checked, or couldn't be. */
export function BlockChecks( { draft, changes }: BlockChecksProps ) {
	const load = useBlockChecks( draft, changes );
	return (
		<div role="status">
			{ load.status === 'loading' && (
				<p className={ styles.quiet }>
					{ __( 'Checking blocks…', 'atelier' ) }
				</p>
			) }
			{ load.status === 'failed' && (
				<p className={ styles.text }>
					{ __( 'The blocks couldn’t be checked.', 'atelier' ) }{ ' ' }
					{ messageFor( load.error ) }{ ' ' }
					<Button variant="link" onClick={ load.retry }>
						{ __( 'Try again', 'atelier' ) }
					</Button>
				</p>
			) }
		</div>
	);
}
