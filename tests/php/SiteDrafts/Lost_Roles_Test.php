<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\Tests\Conflicts\Demotion;

require_once __DIR__ . '/Draft_Test_Case.php';
require_once dirname( __DIR__ ) . '/Conflicts/Demotion.php';

/**
 * Every route that writes to a draft waits for others who do. Publisher_Test has publishing.
 */
final class Lost_Roles_Test extends Draft_Test_Case {
	use Demotion;

	/** @return array<string, array{ string, string, array<string, mixed> }> Method, route and body; % is the draft. */
	public static function cases_of_routes(): array {
		return array(
			'saving a record'      => array( 'POST', '', array( 'title' => 'Mine' ) ),
			'discarding a change'  => array( 'DELETE', '/atelier/v1/site-drafts/%/changes', array( 'key' => 'KEY' ) ),
			'renaming the draft'   => array( 'POST', '/atelier/v1/site-drafts/%', array( 'title' => 'Winter' ) ),
			'deleting the draft'   => array( 'DELETE', '/atelier/v1/site-drafts/%', array() ),
			'sharing the draft'    => array( 'POST', '/atelier/v1/site-drafts/%/links', array( 'days' => 1 ) ),
			'moving a change'      => array( 'POST', '/atelier/v1/site-drafts/%/changes/move', array( 'key' => 'KEY', 'to' => 'OTHER' ) ),
			'taking over a change' => array( 'POST', '/atelier/v1/site-drafts/%/changes/approve', array( 'keys' => array( 'KEY' ), 'versions' => array( 'seen' ) ) ),
			'scheduling the draft' => array( 'POST', '/atelier/v1/site-drafts/%/schedule', array( 'date' => '2036-01-01T00:00:00' ) ),
		);
	}

	/**
	 * @dataProvider cases_of_routes
	 * @param array<string, mixed> $sent
	 */
	public function test_a_role_that_is_lost_while_a_request_waits_is_lost( string $method, string $route, array $sent ): void {
		$user  = get_current_user_id();
		$draft = $this->make_draft();
		$other = $this->make_draft( 'Other' );
		$page  = $this->make_post( array( 'post_type' => 'page' ) );
		$this->assertSame( 200, $this->in( $draft, 'POST', "/wp/v2/pages/$page", array( 'title' => 'Before' ) )->get_status() );
		$before = $this->stored();
		$sent   = json_decode( str_replace( array( 'KEY', '"OTHER"' ), array( "page:$page", (string) $other ), (string) wp_json_encode( $sent ) ), true );
		$this->demote_while_waiting( "atelier_draft:$draft", $user );
		$answer = '' === $route ? $this->in( $draft, $method, "/wp/v2/pages/$page", $sent ) : $this->live( $method, str_replace( '%', (string) $draft, $route ), $sent );
		$this->assertSame( 403, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$this->assertSame( $before, $this->stored() );
	}

	/** What drafts and their changes are stored in. */
	private function stored(): string {
		global $wpdb;
		return (string) wp_json_encode( array(
			$wpdb->get_results( "SELECT ID, post_type, post_status, post_parent, post_title, post_content FROM $wpdb->posts WHERE post_type LIKE 'atelier%' ORDER BY ID" ),
			$wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id WHERE p.post_type LIKE 'atelier%' ORDER BY meta_id" ),
		) );
	}
}
