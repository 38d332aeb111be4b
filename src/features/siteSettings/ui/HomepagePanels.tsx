import { PanelBody, RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editSite } from '../data/site';
import { SETTINGS, type SiteSettings } from '../model/site';
import { allowedLabel, homepageLabel } from './options';
import { HomepagePages } from './HomepagePages';
import { PostsPerPage } from './PostsPerPage';
import { WithSite } from './WithSite';
import styles from './HomepagePanels.module.css';

interface HomepagePanelsProps {
	/** Whether the template lists posts. */
	readonly hasPosts: boolean;
}

/** The settings of the homepage and of lists of posts: they apply to the site, whatever the template. */
export const HomepagePanels = ( { hasPosts }: HomepagePanelsProps ) => (
	<WithSite>
		{ ( site ) => (
			<>
				<HomepagePanel site={ site } />
				{ hasPosts && <PostsPanel site={ site } /> }
			</>
		) }
	</WithSite>
);

const HomepagePanel = ( { site }: { readonly site: SiteSettings } ) => (
	<PanelBody title={ __( 'Homepage', 'atelier' ) }>
		<div className={ styles.fields }>
			<RadioControl
				label={ __( 'Homepage displays', 'atelier' ) }
				selected={ site.hasStaticHomepage ? 'page' : 'posts' }
				options={ [
					{ value: 'posts', label: homepageLabel( false ) },
					{ value: 'page', label: homepageLabel( true ) },
				] }
				onChange={ ( value ) =>
					editSite( { [ SETTINGS.hasStaticHomepage ]: value } )
				}
			/>
			{ site.hasStaticHomepage && <HomepagePages site={ site } /> }
		</div>
	</PanelBody>
);

const PostsPanel = ( { site }: { readonly site: SiteSettings } ) => (
	<PanelBody title={ __( 'Lists of posts', 'atelier' ) }>
		<div className={ styles.fields }>
			<PostsPerPage value={ site.postsPerPage } />
			<RadioControl
				label={ __( 'Discussion', 'atelier' ) }
				help={ __(
					'Whether visitors can comment on new posts. You can change it for each post.',
					'atelier'
				) }
				selected={ site.allowsComments ? 'open' : 'closed' }
				options={ [
					{ value: 'open', label: allowedLabel( true ) },
					{ value: 'closed', label: allowedLabel( false ) },
				] }
				onChange={ ( value ) =>
					editSite( { [ SETTINGS.allowsComments ]: value } )
				}
			/>
		</div>
	</PanelBody>
);
