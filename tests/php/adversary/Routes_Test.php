<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\adversary;

require_once __DIR__ . '/Adversary_Case.php';

/**
 * Hostile requests of each role, one after the other into the same site draft, which an administrator publishes then.
 *
 * @group many-requests
 * @group newest
 */
final class Routes_Test extends Adversary_Case {
	private Attack $attack;

	protected function setUp(): void {
		parent::setUp();
		$this->add_filter( 'pre_wp_mail', '__return_true' );
		$this->attack = new Attack( $this->ids, $this->queries, array( $this, 'make_small_draft' ) );
	}

	public function make_small_draft(): int {
		$this->be( 'administrator' );
		$this->leave_drafts();
		$draft = $this->make_draft();
		$this->change( $draft, 'page', $this->ids['other_page'], array( 'title' => uniqid( 'T' ) ) );
		return $draft;
	}

	public function test_a_new_page_in_a_draft_leaves_the_address_of_a_live_page_that_is_in_its_trash(): void {
		$draft  = (int) $this->ids['target'];
		$before = Site_Digest::live();
		$slug   = get_post( (int) $this->ids['other_page'] )->post_name;
		$this->assertSame( 200, $this->save( 'designer', '/wp/v2/pages/' . $this->ids['other_page'], array(), $draft, 'DELETE' )->get_status() );
		$this->assertSame( 201, $this->save( 'designer', '/wp/v2/pages', array( 'title' => 'New', 'slug' => $slug ), $draft )->get_status() );
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::live() ) );
	}

	public function test_hostile_requests_change_and_store_nothing_that_they_may_not(): void {
		$this->assertTrue( count( Attack::routes() ) > 80, 'there are routes' );
		foreach ( array_diff( Roles::ALL, array( 'administrator' ) ) as $role ) {
			$this->attack->by( $role, $this->users[ $role ], (int) $this->ids['draft'] );
		}
		$this->be( 'administrator' );
		$this->attack->publish( (int) $this->ids['draft'] );
		$this->attack->by( 'administrator', $this->users['administrator'], (int) $this->ids['admin'] );
		$this->assertTrue( $this->attack->requests() > 300, 'requests were sent' );
		$this->assertTrue( $this->queries->count() > $this->attack->requests(), 'queries were seen' );
		$problems = $this->attack->problems();
		$this->assertSame( '', implode( "\n", array_slice( $problems, 0, 60 ) ), count( $problems ) . ' kinds of problems in ' . $this->attack->requests() . ' requests' );
	}
}
