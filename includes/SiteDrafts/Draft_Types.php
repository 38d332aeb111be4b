<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Records\Hidden_Posts;
use Atelier\Support\Private_Type;

/**
 * Registers the post types of site drafts and their changes. Only Draft_Store saves them: WordPress can't filter texts
 * inside JSON, and the user who publishes changes may be allowed to save more than their author.
 */
final class Draft_Types implements Module {
	/** The number of revisions of a change. */
	private const REVISIONS = 20;

	private Hidden_Posts $hidden;

	public function __construct( Hidden_Posts $hidden ) {
		$this->hidden = $hidden;
	}

	public function register(): void {
		Private_Type::register(
			Draft_Store::DRAFT_TYPE,
			array(
				'labels'   => array(
					'name'          => __( 'Site drafts', 'atelier' ),
					'singular_name' => __( 'Site draft', 'atelier' ),
				),
				'supports' => array( 'title', 'author' ),
			)
		);
		Private_Type::register(
			Draft_Store::CHANGE_TYPE,
			array(
				'labels'   => array(
					'name'          => __( 'Changes in site drafts', 'atelier' ),
					'singular_name' => __( 'Change in a site draft', 'atelier' ),
				),
				'supports' => array( 'title', 'editor', 'author', 'revisions' ),
			)
		);
		// Plugins that announce published posts must not announce drafts.
		register_post_status( Draft_Store::PUBLISHED_STATUS, array( 'internal' => true ) );
		add_filter( 'wp_' . Draft_Store::CHANGE_TYPE . '_revisions_to_keep', static fn(): int => self::REVISIONS );
		$this->hidden->register();
	}
}
