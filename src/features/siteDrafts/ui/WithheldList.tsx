import { __, sprintf } from '@wordpress/i18n';
import { isolated } from '@/ui/quoted';
import type { DraftChange } from '../model/change';
import { propertyLabel } from './propertyLabel';
import styles from './ChangeSummary.module.css';

/** The properties that their authors aren't allowed to publish: what, who and why. */
export const WithheldList = ( { change }: { readonly change: DraftChange } ) =>
	change.withheld.length > 0 && (
		<ul className={ styles.withheld }>
			{ change.withheld.map( ( { property, by, message }, index ) => (
				// Several people may have changed one property.
				<li key={ index }>
					<strong>
						{ by
							? sprintf(
									/* translators: 1: label of a changed property, such as "Content". 2: name of a user. */
									__( '%1$s, changed by %2$s', 'atelier' ),
									propertyLabel( change, property ),
									isolated( by.name )
								)
							: propertyLabel( change, property ) }
					</strong>
					{ message !== '' && (
						<p className={ styles.message }>{ message }</p>
					) }
				</li>
			) ) }
		</ul>
	);
