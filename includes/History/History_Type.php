<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Page;

/**
 * The post type of entries. Only users of Atelier can reach them, by any means.
 */
final class History_Type implements Module {
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
			History_Store::POST_TYPE,
			array(
				'labels'           => array(
					'name'          => __( 'History', 'atelier' ),
					'singular_name' => __( 'History entry', 'atelier' ),
				),
				'public'           => false,
				'rewrite'          => false,
				'query_var'        => false,
				'supports'         => array( 'title', 'author' ),
				// Downloaded on the screen; importing it elsewhere would mix two histories.
				'can_export'       => false,
				// What happened stays true after the user is gone.
				'delete_with_user' => false,
				'map_meta_cap'     => true,
				'capabilities'     => array_fill_keys( self::CAPABILITIES, Page::capability() ),
			)
		);
		add_action( Retention::HOOK, array( $this, 'prune' ) );
	}

	/** Runs by cron, daily, and again soon while there is more to delete. */
	public function prune(): void {
		( new Retention( new History_Store() ) )->prune();
	}
}
