<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Page;

/**
 * The post type of saved style variations. Only users who can edit the theme can change them, by any means.
 */
final class Variation_Type implements Module {
	/** All capabilities of a post type; XML-RPC, for one, checks them. */
	private const CAPABILITIES = array(
		'create_posts',
		'edit_posts',
		'edit_others_posts',
		'edit_published_posts',
		'edit_private_posts',
		'publish_posts',
		'delete_posts',
		'delete_others_posts',
		'delete_published_posts',
		'delete_private_posts',
		'read',
		'read_private_posts',
	);

	public function register(): void {
		register_post_type(
			Variation_Store::POST_TYPE,
			array(
				'labels'           => array(
					'name'          => __( 'Saved style variations', 'atelier' ),
					'singular_name' => __( 'Saved style variation', 'atelier' ),
				),
				'description'      => __( 'Style variations created on this site.', 'atelier' ),
				'public'           => false,
				'rewrite'          => false,
				'query_var'        => false,
				'supports'         => array( 'title', 'editor' ),
				// They belong to the site, not to their author.
				'delete_with_user' => false,
				'map_meta_cap'     => true,
				'capabilities'     => array_fill_keys( self::CAPABILITIES, Page::capability() ),
			)
		);
	}
}
