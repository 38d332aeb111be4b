import { __ } from '@wordpress/i18n';
import { blockAuditRoute, navigate, type BlockAuditParams } from '@/routing';
import { TabList, TabPanel, useTabsId } from '@/ui/Tabs';
import { BlockTypes } from './BlockTypes';
import { Problems } from './Problems';
import styles from './BlockAudit.module.css';

/** The blocks of the site: their types, and what is wrong with some. */
export function BlockAudit( {
	params,
}: {
	readonly params: BlockAuditParams;
} ) {
	const id = useTabsId();
	const selected = params.isProblems ? 'problems' : 'types';
	return (
		<div className={ styles.audit }>
			<div className={ styles.tabs }>
				<TabList
					label={ __( 'Block audit', 'atelier' ) }
					id={ id }
					selected={ selected }
					tabs={ [
						{
							name: 'types',
							label: __( 'Block types', 'atelier' ),
						},
						{
							name: 'problems',
							label: __( 'Problems', 'atelier' ),
						},
					] }
					onSelect={ ( name ) =>
						navigate(
							blockAuditRoute,
							name === 'problems' ? { isProblems: true } : {},
							{ replace: true }
						)
					}
				/>
			</div>
			<div className={ styles.body }>
				<TabPanel id={ id } selected={ selected }>
					<div className={ styles.panel }>
						{ params.isProblems ? <Problems /> : <BlockTypes /> }
					</div>
				</TabPanel>
			</div>
		</div>
	);
}
