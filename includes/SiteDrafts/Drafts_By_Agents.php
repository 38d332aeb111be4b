<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Drafted_By_Agents;
use Atelier\Support\Slots;

/**
 * The site drafts that agents have made.
 */
final class Drafts_By_Agents implements Drafted_By_Agents {
	private Draft_Store $store;

	public function __construct( Draft_Store $store ) {
		$this->store = $store;
	}

	public function counts( array $agents ): array {
		global $wpdb;
		$counts = array_fill_keys(
			$agents,
			array(
				'open'      => 0,
				'published' => 0,
			)
		);
		if ( ! $agents ) {
			return $counts;
		}
		$slots = Slots::of( $agents, '%d' );
		// phpcs:ignore WordPress.DB -- No function of WordPress counts the posts of several authors by status; $slots are placeholders.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT `post_author`, `post_status`, COUNT(*) AS `drafts` FROM `$wpdb->posts` WHERE `post_type` = %s AND `post_author` IN ( $slots ) GROUP BY `post_author`, `post_status`", Draft_Store::DRAFT_TYPE, ...$agents ) );
		foreach ( $rows as $row ) {
			$name = Draft_Store::PUBLISHED_STATUS === $row->post_status ? 'published' : 'open';

			$counts[ (int) $row->post_author ][ $name ] = (int) $row->drafts;
		}
		return $counts;
	}

	public function hold( int $agent ): void {
		$consent = new Schedule_Consent( $this->store );
		$locks   = new Draft_Locks( $this->store );
		foreach ( $this->store->open_of( $agent ) as $draft ) {
			$lock = $locks->of( $draft->id );
			// A request of the agent that is saving right now ends before; one that never ends prevents nothing.
			$lock->take();
			$consent->withdraw( $draft->id );
			$this->store->hold( $draft->id, new Publication_Problem( __( 'The agent that proposes this was stopped. Check the changes before you publish them.', 'atelier' ) ) );
			$lock->release();
		}
	}
}
